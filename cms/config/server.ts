import { resolve } from 'node:path'
import { connectionLimits } from '@app/runtime'
import { UPLOAD_MS } from '../src/platform/http/limit-connections'
import { settings } from '../src/platform/settings/settings'

const { environment, dataDir, cmsUrl } = settings

// `app.keys` is left out: with it Koa adds a second cookie to each cookie, its signature by HMAC-SHA-1, which Strapi
// never checks.
export default {
  host: environment.HOST,
  port: environment.CMS_PORT,
  url: cmsUrl,
  // Only the last address of X-Forwarded-For counts: the proxy added it, and the client may have sent the others.
  proxy: { koa: environment.TRUST_PROXY, maxIpsCount: 1 },
  http: {
    serverOptions: {
      headersTimeout: connectionLimits.headersMs,
      requestTimeout: UPLOAD_MS,
      keepAliveTimeout: connectionLimits.keepAliveMs,
      connectionsCheckingInterval: connectionLimits.checkMs,
    },
  },
  dirs: { public: resolve(dataDir, 'public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
}
