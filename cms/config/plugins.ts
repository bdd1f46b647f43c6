import { settings } from '../src/settings/settings'

export default {
  'users-permissions': { config: { jwtSecret: settings.secrets.jwtSecret } },
  navigation: { enabled: true },
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      breakpoints: { large: 1600, medium: 1000, small: 560 },
    },
  },
}
