import { Shield } from '@strapi/icons'
import type { PanelFeature } from '../../../platform/panel/feature-type'

const privacyPermissions = {
  person: { action: 'api::privacy.person', subject: null },
  erase: { action: 'api::privacy.erase', subject: null },
  retention: { action: 'api::privacy.retention', subject: null },
}

export const privacy: PanelFeature = {
  widgets: [
    {
      id: 'privacy',
      icon: Shield,
      title: { id: 'app.personal-data', defaultMessage: 'Personal data' },
      component: async () => (await import('./privacy-widget')).PrivacyWidget,
      permissions: [privacyPermissions.person],
    },
  ],
  links: [
    {
      to: 'privacy',
      icon: Shield,
      intlLabel: { id: 'app.privacy', defaultMessage: 'Privacy' },
      permissions: Object.values(privacyPermissions),
      position: 3,
      Component: () =>
        import('./privacy-routes').then(({ PrivacyRoutes }) => ({ default: PrivacyRoutes })),
    },
  ],
}
