import { resolve } from 'node:path'
import {
  contentToken,
  type LogFormat,
  publicAddresses,
  readEnvironment,
  readSecretFile,
  siteServerToken,
} from '@app/runtime'
import { brand } from '@app/contract'
import type { SiteServerConfig } from './site-server'

export type ServerConfig = SiteServerConfig & {
  host: string
  port: number
  logFormat: LogFormat
  metrics: { host: string; port: number }
}

/** The server's configuration from the environment, read once. `folders` has the built files and the built-in pictures. */
export function readConfig(
  variables: Record<string, string | undefined>,
  folders: { clientDir: string; drawnDir: string; mediaDir: string },
): ServerConfig {
  const environment = readEnvironment(variables)
  const { cmsUrl, siteUrl } = publicAddresses(environment)
  const secretsDir = environment.SECRETS_DIR || `${environment.DATA_DIR}/secrets`
  const secret = readSecretFile(resolve(secretsDir, 'content-secret'))
  return {
    ...folders,
    host: environment.HOST,
    port: environment.WEB_PORT,
    logFormat: environment.LOG_FORMAT,
    metrics: { host: environment.METRICS_HOST, port: environment.WEB_METRICS_PORT },
    siteUrl,
    contentSecret: secret,
    cmsToken: siteServerToken(secret),
    trustProxy: environment.TRUST_PROXY,
    cmsUrl: environment.CMS_INTERNAL_URL || `http://127.0.0.1:${environment.CMS_PORT}`,
    dataDir: resolve(environment.DATA_DIR),
    site: {
      cmsUrl,
      apiUrl: `${cmsUrl}/api`,
      secureApiUrl: environment.SECURE_API_URL || cmsUrl,
      contentToken: contentToken(secret),
      productName: brand.name,
      chatWidgetUrl: environment.CHAT_WIDGET_URL,
      chatBeforeConsent: environment.CHAT_BEFORE_CONSENT,
      gtmId: environment.GTM_ID,
    },
  }
}
