import { previewAddress } from '../src/content/preview-address'
import { settings } from '../src/platform/settings/settings'

const { cmsUrl, secrets } = settings

/** Sessions end after 12 hours, with or without "Remember me". */
const SESSION_SECONDS = 12 * 3600
/** Without "Remember me", a session also ends once it has not been used for this long. */
const IDLE_SECONDS = 2 * 3600

export default {
  auth: {
    secret: secrets.adminJwtSecret,
    cookie: { secure: cmsUrl.startsWith('https:') },
    sessions: {
      maxRefreshTokenLifespan: SESSION_SECONDS,
      idleRefreshTokenLifespan: SESSION_SECONDS,
      maxSessionLifespan: SESSION_SECONDS,
      idleSessionLifespan: IDLE_SECONDS,
    },
  },
  // Off: our login guard (src/middlewares/login-guard.ts) limits attempts.
  rateLimit: { enabled: false },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  preview: { enabled: true, config: { handler: previewAddress } },
  flags: { nps: false, promoteEE: false },
}
