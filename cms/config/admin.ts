import { previewAddress } from '../src/preview/address'
import { settings } from '../src/settings/settings'

const { cmsUrl, secrets } = settings

export default {
  auth: {
    secret: secrets.adminJwtSecret,
    cookie: { secure: cmsUrl.startsWith('https:') },
    sessions: {
      maxRefreshTokenLifespan: 30 * 24 * 3600,
      maxSessionLifespan: 30 * 24 * 3600,
    },
  },
  // The login guard counts attempts.
  rateLimit: { enabled: false },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  preview: { enabled: true, config: { handler: previewAddress } },
  flags: { nps: false, promoteEE: false },
}
