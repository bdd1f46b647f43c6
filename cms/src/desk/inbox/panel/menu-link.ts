import { formNames } from '@beam/contract'
import { Mail } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** Any one of these permissions opens the inbox. */
export const inboxPermissions = formNames.map((form) => ({
  action: 'api::inbox.read',
  subject: `api::intake.${form}`,
}))

export const addInboxLink = (app: StrapiApp) =>
  app.addMenuLink({
    to: 'inbox',
    icon: Mail,
    intlLabel: { id: 'beam.inbox', defaultMessage: 'Inbox' },
    permissions: inboxPermissions,
    position: 1,
    Component: () => import('./inbox-routes').then(({ InboxRoutes }) => ({ default: InboxRoutes })),
  })
