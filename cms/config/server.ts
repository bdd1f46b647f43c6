import { resolve } from 'node:path'
import { settings } from '../src/settings/settings'

const { environment, dataDir, cmsUrl, secrets } = settings

export default {
  host: environment.HOST,
  port: environment.CMS_PORT,
  url: cmsUrl,
  // The last address was added by the proxy; all before it was written by the sender.
  proxy: { koa: environment.TRUST_PROXY, maxIpsCount: 1 },
  app: { keys: secrets.appKeys },
  dirs: { public: resolve(dataDir, 'public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
}
