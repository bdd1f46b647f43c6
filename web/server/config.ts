import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentToken } from '@beam/contract/content-token'
import { readEnvironment } from '@beam/contract/environment'

/** What a page may know of the servers; it is read by anyone who opens one. */
export type SiteConfig = {
  cmsUrl: string
  apiUrl: string
  /** A bare host: the forms that post to it add the path themselves. */
  secureApiUrl: string
  contentToken: string
  productName: string
}

export type ServerConfig = { host: string; port: number; site: SiteConfig }

export class ConfigError extends Error {
  override name = 'ConfigError'
}

function readContentSecret(directory: string): string {
  const path = resolve(directory, 'content-secret')
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new ConfigError(
      `There is no readable secret at ${path}. Start with "npm start", which makes it.`,
    )
  }
}

export function readConfig(
  variables: Record<string, string | undefined>,
  productName: string,
): ServerConfig {
  const environment = readEnvironment(variables)
  const cmsUrl = new URL(environment.PUBLIC_CMS_URL || `http://localhost:${environment.CMS_PORT}`)
    .origin
  const secret = readContentSecret(environment.SECRETS_DIR || `${environment.DATA_DIR}/secrets`)
  return {
    host: environment.HOST,
    port: environment.WEB_PORT,
    site: {
      cmsUrl,
      apiUrl: `${cmsUrl}/api`,
      secureApiUrl: environment.SECURE_API_URL
        ? new URL(environment.SECURE_API_URL).origin
        : cmsUrl,
      contentToken: contentToken(secret),
      productName,
    },
  }
}
