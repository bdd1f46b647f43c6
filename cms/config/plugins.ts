import { settings } from '../src/settings/settings'

const { environment, secrets, siteUrl } = settings

export default {
  'users-permissions': { config: { jwtSecret: secrets.jwtSecret } },
  email: {
    config: {
      // The login guard counts password resets.
      ratelimit: { enabled: false },
      provider: 'nodemailer',
      providerOptions: { url: environment.SMTP_URL },
      settings: { defaultFrom: `no-reply@${new URL(siteUrl).hostname}` },
    },
  },
  navigation: { enabled: true },
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      security: { allowedTypes: ['image/*', 'video/*'] },
      breakpoints: { large: 1600, medium: 1000, small: 560 },
    },
  },
}
