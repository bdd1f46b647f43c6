import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { type Environment, type EnvironmentVariable, readEnvironment } from '@beam/contract/server'
import { inRoot, root } from './paths'

export type Settings = {
  environment: Environment
  dataDir: string
  secretsDir: string
  /** What the servers are started with: everything given, every folder absolute. */
  variables: NodeJS.ProcessEnv
}

type Given = Record<string, string | undefined>

const withoutBlanks = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))

function readEnvFile(): Given {
  const path = inRoot('.env')
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

/** The environment wins over the file .env, and both over the defaults of the command. */
export function readSettings(
  defaults: Partial<Record<EnvironmentVariable, string>> = {},
  given: Given = process.env,
  fromFile: Given = readEnvFile(),
): Settings {
  const merged = { ...defaults, ...withoutBlanks(fromFile), ...withoutBlanks(given) }
  const environment = readEnvironment(merged)
  const dataDir = resolve(root, environment.DATA_DIR)
  const secretsDir = resolve(root, environment.SECRETS_DIR || `${dataDir}/secrets`)
  const passwordFile = environment.DATABASE_PASSWORD_FILE
  return {
    environment,
    dataDir,
    secretsDir,
    variables: {
      ...merged,
      DATA_DIR: dataDir,
      SECRETS_DIR: secretsDir,
      ...(passwordFile && { DATABASE_PASSWORD_FILE: resolve(root, passwordFile) }),
      STRAPI_TELEMETRY_DISABLED: 'true',
    },
  }
}
