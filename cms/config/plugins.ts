import { MAX_FILE_BYTES } from '../src/platform/http/file-limit'
import { settings } from '../src/platform/settings/settings'

const { secrets, smtpUrl, mailFrom } = settings

export default {
  'users-permissions': { config: { jwtSecret: secrets.jwtSecret } },
  email: {
    config: {
      // Off: our login guard (src/middlewares/login-guard.ts) limits password resets.
      ratelimit: { enabled: false },
      provider: 'nodemailer',
      providerOptions: { url: smtpUrl },
      settings: { defaultFrom: mailFrom },
    },
  },
  navigation: { enabled: true },
  upload: {
    config: {
      sizeLimit: MAX_FILE_BYTES,
      security: { allowedTypes: ['image/*', 'video/*'] },
      breakpoints: { large: 1600, medium: 1000, small: 560 },
    },
  },
}
