import { resolve } from 'node:path'
import {
  type Environment,
  publicAddresses,
  readEnvironment,
  readSecretFile,
} from '@beam/contract/server'

/** Keys that only this server knows, made once by the start command. */
type Secrets = {
  appKeys: string[]
  adminJwtSecret: string
  apiTokenSalt: string
  transferTokenSalt: string
  encryptionKey: string
  jwtSecret: string
}

const SECRET_NAMES = [
  'appKeys',
  'adminJwtSecret',
  'apiTokenSalt',
  'transferTokenSalt',
  'encryptionKey',
  'jwtSecret',
] as const satisfies (keyof Secrets)[]

class SettingsError extends Error {
  override name = 'SettingsError'
}

function readSecrets(path: string): Secrets {
  const secrets = JSON.parse(readSecretFile(path)) as Partial<Secrets>
  const missing = SECRET_NAMES.filter((name) => !secrets[name])
  if (missing.length > 0) throw new SettingsError(`${path} lacks ${missing.join(', ')}.`)
  return secrets as Secrets
}

export type Settings = {
  environment: Environment
  dataDir: string
  /** Where a browser reaches this server. */
  cmsUrl: string
  /** Where a browser reaches the site. */
  siteUrl: string
  secrets: Secrets
  contentSecret: string
  databasePassword: string | undefined
}

function readSettings(): Settings {
  const environment = readEnvironment(process.env)
  const dataDir = resolve(environment.DATA_DIR)
  const secretsDir = resolve(environment.SECRETS_DIR || `${dataDir}/secrets`)
  const passwordFile = environment.DATABASE_PASSWORD_FILE
  return {
    environment,
    dataDir,
    ...publicAddresses(environment),
    secrets: readSecrets(`${secretsDir}/cms.json`),
    contentSecret: readSecretFile(`${secretsDir}/content-secret`),
    databasePassword: passwordFile ? readSecretFile(passwordFile) : undefined,
  }
}

export const settings = readSettings()
