import { previewAddress } from '../src/preview/address'
import { settings } from '../src/settings/settings'

const { cmsUrl, secrets } = settings

/** Everybody logs in again each day, "Remember me" or not. */
const WORKDAY_SECONDS = 12 * 3600

export default {
  auth: {
    secret: secrets.adminJwtSecret,
    cookie: { secure: cmsUrl.startsWith('https:') },
    sessions: {
      maxRefreshTokenLifespan: WORKDAY_SECONDS,
      idleRefreshTokenLifespan: WORKDAY_SECONDS,
      maxSessionLifespan: WORKDAY_SECONDS,
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
