import { Book } from '@strapi/icons'
import type { PanelFeature } from '../../../platform/panel/feature-type'

export const newsletter: PanelFeature = {
  links: [
    {
      to: 'newsletter',
      icon: Book,
      intlLabel: { id: 'app.newsletter', defaultMessage: 'Newsletter' },
      permissions: [{ action: 'api::inbox.read', subject: 'api::intake.newsletter' }],
      position: 2,
      Component: () =>
        import('./subscribers-page').then(({ SubscribersPage }) => ({ default: SubscribersPage })),
    },
  ],
}
