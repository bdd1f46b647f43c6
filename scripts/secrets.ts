import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const random = () => randomBytes(32).toString('base64url')

/** Writes a file atomically, and never overwrites one that exists. */
function writeOnce(path: string, content: () => string, mode = 0o600) {
  if (existsSync(path)) return
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, content(), { mode })
  chmodSync(temporary, mode)
  renameSync(temporary, path)
}

const cmsKeys = () =>
  JSON.stringify(
    {
      appKeys: [random(), random(), random(), random()],
      adminJwtSecret: random(),
      apiTokenSalt: random(),
      transferTokenSalt: random(),
      encryptionKey: random(),
      jwtSecret: random(),
    },
    null,
    2,
  )

/** Makes the keys of the cms and the secret that the cms and the site share. */
export function makeSecrets(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  writeOnce(join(directory, 'cms.json'), cmsKeys)
  writeOnce(join(directory, 'content-secret'), random)
}

/** For containers: one folder per service, so that the site never sees the cms's keys. */
export function makeContainerSecrets(folders: { cms: string; web: string; database: string }) {
  makeSecrets(folders.cms)
  const contentSecret = readFileSync(join(folders.cms, 'content-secret'), 'utf8')
  writeOnce(join(folders.web, 'content-secret'), () => contentSecret)
  // PostgreSQL runs as another user; only it and the cms mount this folder.
  writeOnce(join(folders.database, 'password'), random, 0o444)
}
