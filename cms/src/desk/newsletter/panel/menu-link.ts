import { Bell } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

export const addNewsletterLink = (app: StrapiApp) =>
  app.addMenuLink({
    to: 'newsletter',
    icon: Bell,
    intlLabel: { id: 'beam.newsletter', defaultMessage: 'Newsletter' },
    permissions: [{ action: 'api::inbox.read', subject: 'api::intake.newsletter' }],
    position: 2,
    Component: () =>
      import('./subscribers-page').then(({ SubscribersPage }) => ({ default: SubscribersPage })),
  })
