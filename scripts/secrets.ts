import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '@app/runtime'

const OWNER_ONLY = 0o600

const random = () => randomBytes(32).toString('base64url')

async function writeOnce(path: string, content: () => string, mode = OWNER_ONLY) {
  if (!existsSync(path)) await replaceFile(path, content(), mode)
}

const cmsKeys = (subscriberKey = random()) =>
  JSON.stringify(
    {
      adminJwtSecret: random(),
      apiTokenSalt: random(),
      transferTokenSalt: random(),
      encryptionKey: random(),
      jwtSecret: random(),
      subscriberKey,
    },
    null,
    2,
  )

const pathsIn = (directory: string) => ({
  keys: join(directory, 'cms.json'),
  contentSecret: join(directory, 'content-secret'),
})

/** Makes the keys of the cms, and the secret that the cms and the site share, unless they are there. */
export async function makeSecrets(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const { keys, contentSecret } = pathsIn(directory)
  await writeOnce(keys, () => cmsKeys())
  await writeOnce(contentSecret, random)
}

/** The key that hashes who left the newsletter stays: with another one they would be mailed again. */
const subscriberKeyIn = (path: string) =>
  (JSON.parse(readFileSync(path, 'utf8')) as { subscriberKey: string }).subscriberKey

/** Ends staff sessions, draft links and the site's tokens. Links in sent newsletters stay valid. */
export async function rotateSecrets(directory: string) {
  const { keys, contentSecret } = pathsIn(directory)
  await replaceFile(keys, cmsKeys(subscriberKeyIn(keys)), OWNER_ONLY)
  await replaceFile(contentSecret, random(), OWNER_ONLY)
}

type Folders = { cms: string; web: string; database: string }

const sharedSecret = ({ cms }: Folders) => readFileSync(pathsIn(cms).contentSecret, 'utf8')

/** For containers: one folder per service, so that the site never sees the cms's keys. */
export async function makeContainerSecrets(folders: Folders) {
  await makeSecrets(folders.cms)
  await writeOnce(pathsIn(folders.web).contentSecret, () => sharedSecret(folders))
  // PostgreSQL runs as another user; only it and the cms mount this folder.
  await writeOnce(join(folders.database, 'password'), random, 0o444)
}

/** The database's password stays: PostgreSQL reads it on its first start only. */
export async function rotateContainerSecrets(folders: Folders) {
  await rotateSecrets(folders.cms)
  await replaceFile(pathsIn(folders.web).contentSecret, sharedSecret(folders), OWNER_ONLY)
}
