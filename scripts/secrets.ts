import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const random = () => randomBytes(32).toString('base64url')

/** Makes a file once, whole or not at all, and never writes over it. */
function writeOnce(path: string, content: () => string, mode = 0o600) {
  if (existsSync(path)) return
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, content(), { mode })
  chmodSync(draft, mode)
  renameSync(draft, path)
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

/** The keys of the cms, and the secret that the cms and the site share. */
export function makeSecrets(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  writeOnce(join(directory, 'cms.json'), cmsKeys)
  writeOnce(join(directory, 'content-secret'), random)
}

/** For containers: one folder for each that may read it, so the site never sees the cms's keys. */
export function makeSecretsApart(folders: { cms: string; web: string; database: string }) {
  makeSecrets(folders.cms)
  const contentSecret = readFileSync(join(folders.cms, 'content-secret'), 'utf8')
  writeOnce(join(folders.web, 'content-secret'), () => contentSecret)
  // PostgreSQL runs as another user, and only it and the cms are given this folder.
  writeOnce(join(folders.database, 'password'), random, 0o444)
}
