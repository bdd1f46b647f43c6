import { randomUUID } from 'node:crypto'
import reloadOnRebuild from '../../src/inline/reload-on-rebuild.ts?inline-script'
import { unencoded } from '../encoded'
import type { StoredFile } from './files'

const STARTED = '/__started'
const RELOADER = '/__reload.js'

/** Appended to the page's own inline script, so that the hash by which the policy allows that script covers it. */
export const importReloadOnRebuild = `;import('${RELOADER}')`

const file = (type: string, body: string): StoredFile => ({ ...unencoded(Buffer.from(body)), type })

/** Served while developing only: an id of this start of the server, the script that polls it, and the gallery. */
export function developmentFiles(built: ReadonlyMap<string, StoredFile>): [string, StoredFile][] {
  const gallery = built.get('/src/gallery/index.html')?.bodies.identity.toString() ?? ''
  return [
    [STARTED, file('text/plain', randomUUID())],
    [RELOADER, file('text/javascript', reloadOnRebuild)],
    [
      '/__gallery',
      file(
        'text/html; charset=utf-8',
        `${gallery}<script type="module" src="${RELOADER}"></script>`,
      ),
    ],
  ]
}
