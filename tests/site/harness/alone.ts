import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWeb } from './start-web'

/** Nothing listens there. */
export const NOWHERE = 'http://127.0.0.1:9'

/** A data folder with a secret and no content. */
export function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'beam-web-'))
  mkdirSync(join(dataDir, 'secrets'))
  writeFileSync(join(dataDir, 'secrets/content-secret'), 'a secret for a site without a cms')
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** The site without a cms, as on a first start. */
export async function startAlone() {
  const { dataDir, remove } = newFolder()
  const web = await startWeb({ dataDir, cmsUrl: NOWHERE })
  return { ...web, dataDir, stop: () => web.stop().finally(remove) }
}
