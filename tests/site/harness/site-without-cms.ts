import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWeb } from '../../harness/start-web'

/** A port on which nothing listens. */
export const UNREACHABLE_URL = 'http://127.0.0.1:9'

/** A data folder with a secret and no content. */
export function newDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'beam-web-'))
  mkdirSync(join(dataDir, 'secrets'))
  writeFileSync(join(dataDir, 'secrets/content-secret'), 'a secret for a site without a cms')
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** The site without a cms, as on a first start. */
export async function startWithoutCms() {
  const { dataDir, remove } = newDataDir()
  const web = await startWeb({ dataDir, cmsUrl: UNREACHABLE_URL })
  return { ...web, dataDir, stop: () => web.stop().finally(remove) }
}
