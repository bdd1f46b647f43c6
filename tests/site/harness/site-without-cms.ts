import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A port on which nothing listens. */
export const UNREACHABLE_URL = 'http://127.0.0.1:9'

/** A data folder with a secret and no content. */
export function newDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-web-'))
  mkdirSync(join(dataDir, 'secrets'))
  writeFileSync(join(dataDir, 'secrets/content-secret'), 'a secret for a site without a cms')
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}
