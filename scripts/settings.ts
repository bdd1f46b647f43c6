import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import {
  type Environment,
  type EnvironmentVariable,
  readEnvironment,
  refuseHalfPairs,
} from '@app/runtime'
import { inRoot, root } from './paths'

export type Settings = {
  environment: Environment
  dataDir: string
  secretsDir: string
  /** The servers' environment, with absolute paths. */
  variables: NodeJS.ProcessEnv
}

type Variables = Record<string, string | undefined>

const withoutBlanks = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))

function readEnvFile(): Variables {
  const path = inRoot('.env')
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

/** The shell's variables override `.env`; both override the command's defaults. */
export function readSettings(
  defaults: Partial<Record<EnvironmentVariable, string>> = {},
  fromShell: Variables = process.env,
  fromFile: Variables = readEnvFile(),
): Settings {
  const merged = { ...defaults, ...withoutBlanks(fromFile), ...withoutBlanks(fromShell) }
  const environment = readEnvironment(merged)
  refuseHalfPairs(environment)
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
