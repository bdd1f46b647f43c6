import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Environment, readEnvironment } from '@beam/contract/environment'

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

function readSecretFile(path: string): string {
  const secret = textOf(path)?.trim()
  if (!secret)
    throw new SettingsError(
      `There is no readable secret at ${path}. Start with "npm start", which makes it.`,
    )
  return secret
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
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

/** Paths are put behind it, so a slash at its end goes. */
const originOr = (address: string, fallback: string) => new URL(address || fallback).origin

function readSettings(): Settings {
  const environment = readEnvironment(process.env)
  const dataDir = resolve(environment.DATA_DIR)
  const secretsDir = resolve(environment.SECRETS_DIR || `${dataDir}/secrets`)
  const passwordFile = environment.DATABASE_PASSWORD_FILE
  return {
    environment,
    dataDir,
    cmsUrl: originOr(environment.PUBLIC_CMS_URL, `http://localhost:${environment.CMS_PORT}`),
    siteUrl: originOr(environment.PUBLIC_SITE_URL, `http://localhost:${environment.WEB_PORT}`),
    secrets: readSecrets(`${secretsDir}/cms.json`),
    contentSecret: readSecretFile(`${secretsDir}/content-secret`),
    databasePassword: passwordFile ? readSecretFile(passwordFile) : undefined,
  }
}

export const settings = readSettings()
