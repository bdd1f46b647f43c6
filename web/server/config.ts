import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentToken } from '@beam/contract/content-token'
import { readEnvironment } from '@beam/contract/environment'
import { productName } from '@beam/seed'
import type { SiteServerConfig } from './site-server'

class ConfigError extends Error {
  override name = 'ConfigError'
}

export type ServerConfig = SiteServerConfig & { host: string; port: number }

function readContentSecret(directory: string): string {
  const path = resolve(directory, 'content-secret')
  const secret = textOf(path)?.trim()
  if (!secret)
    throw new ConfigError(
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

const originOr = (address: string, fallback: string) => new URL(address || fallback).origin

/** Everything this server is told from outside, read once. `rooms` is where the built files lie. */
export function readConfig(
  variables: Record<string, string | undefined>,
  rooms: { clientDir: string; drawnDir: string; mediaDir: string },
): ServerConfig {
  const environment = readEnvironment(variables)
  const cmsUrl = originOr(environment.PUBLIC_CMS_URL, `http://localhost:${environment.CMS_PORT}`)
  const secret = readContentSecret(environment.SECRETS_DIR || `${environment.DATA_DIR}/secrets`)
  return {
    ...rooms,
    host: environment.HOST,
    port: environment.WEB_PORT,
    siteUrl: originOr(environment.PUBLIC_SITE_URL, `http://localhost:${environment.WEB_PORT}`),
    contentSecret: secret,
    cmsUrl: originOr(environment.CMS_INTERNAL_URL, `http://127.0.0.1:${environment.CMS_PORT}`),
    dataDir: resolve(environment.DATA_DIR),
    site: {
      cmsUrl,
      apiUrl: `${cmsUrl}/api`,
      secureApiUrl: originOr(environment.SECURE_API_URL, cmsUrl),
      contentToken: contentToken(secret),
      productName,
      chatWidgetUrl: environment.CHAT_WIDGET_URL,
      chatBeforeConsent: environment.CHAT_BEFORE_CONSENT,
      gtmId: environment.GTM_ID,
    },
  }
}
