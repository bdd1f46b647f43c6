import { asItIs } from '../encoded'
import type { StoredFile } from './files'

const RELOADER = '/__reload.js'
const STARTED = '/__started'

/** Run by every page while developing: shows the next server's work as soon as there is one. */
const reloader = `
const started = async () => (await fetch('${STARTED}', { cache: 'no-store' })).text()
const first = await started()
setInterval(async () => {
  if (document.hidden) return
  const now = await started().catch(() => first)
  if (now !== first) location.reload()
}, 500)
`

export const reloadWhenRestarted = `;import('${RELOADER}')`

const file = (type: string, body: string): StoredFile => ({ ...asItIs(Buffer.from(body)), type })

/** What is served while developing only: word of a new start, and the gallery of all parts. */
export function developmentFiles(built: ReadonlyMap<string, StoredFile>): [string, StoredFile][] {
  const gallery = built.get('/src/gallery/index.html')?.bodies.identity.toString() ?? ''
  return [
    [STARTED, file('text/plain', String(Date.now()))],
    [RELOADER, file('text/javascript', reloader)],
    [
      '/__gallery',
      file(
        'text/html; charset=utf-8',
        `${gallery}<script type="module" src="${RELOADER}"></script>`,
      ),
    ],
  ]
}
