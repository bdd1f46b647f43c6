import type { Feature } from '../../access/feature-type'
import { presenceRoutes } from '../../access/presence/server/routes'
import { addressTable } from './server/addresses'
import { bootstrapInbox } from './server/bootstrap'
import { attachmentTable, incomingTable } from './server/incoming/tables'
import { inboxPermissions } from './server/permissions'
import { inboxRoutes, mayReadInbox } from './server/routes'
import { viewTable } from './server/saved-views'
import { requireSubmission } from './server/require-submission'
import { noteTable, submissionTable } from './server/tables'

export const inbox: Feature = {
  name: 'inbox',
  tables: [submissionTable, noteTable, addressTable, viewTable, incomingTable, attachmentTable],
  permissions: inboxPermissions,
  routes: [
    inboxRoutes,
    presenceRoutes({
      path: '/submissions/:reference',
      rule: mayReadInbox,
      placeOf: ({ reference }) => ({ type: 'submission', entryId: String(reference) }),
      check: (strapi, ctx) => requireSubmission(strapi.db, ctx, 'read'),
    }),
  ],
  bootstrap: bootstrapInbox,
}
