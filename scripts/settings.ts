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
  const given = readEnvironment(merged)
  refuseHalfPairs(given)
  const files = Object.fromEntries(
    (['DATABASE_PASSWORD_FILE', 'AWS_SECRET_ACCESS_KEY_FILE'] as const)
      .filter((name) => given[name] !== '')
      .map((name) => [name, resolve(root, given[name])]),
  )
  const environment = { ...given, ...files }
  const dataDir = resolve(root, environment.DATA_DIR)
  const secretsDir = resolve(root, environment.SECRETS_DIR || `${dataDir}/secrets`)
  return {
    environment,
    dataDir,
    secretsDir,
    variables: {
      ...merged,
      DATA_DIR: dataDir,
      SECRETS_DIR: secretsDir,
      ...files,
      STRAPI_TELEMETRY_DISABLED: 'true',
    },
  }
}
