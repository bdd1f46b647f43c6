import type { Feature } from '../../access/feature-type'
import { startOutbox, stopOutbox } from '../../platform/outbox/outbox'
import { createComposer } from './server/compose'
import { followMailSettings } from './server/mail-settings'
import { mailPermissions } from './server/permissions'
import { mailRoutes } from './server/routes'
import { savedReplyTable } from './server/saved-replies'
import { templateTable } from './server/templates/stored-templates'

/**
 * Emails to visitors: what confirms a submission, and what staff reply.
 * Without it nobody gets an email, and the newsletter confirms nobody.
 */
export const mail: Feature = {
  name: 'mail',
  tables: [templateTable, savedReplyTable],
  permissions: mailPermissions,
  routes: mailRoutes,
  async bootstrap(strapi) {
    await followMailSettings(strapi)
    await startOutbox(strapi, createComposer(strapi))
  },
  destroy: stopOutbox,
}
