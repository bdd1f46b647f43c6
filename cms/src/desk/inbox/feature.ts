import type { Feature } from '../../access/feature-type'
import type { PresenceTarget } from '../../access/routes/presence-target'
import { addressTable } from './server/addresses'
import { bootstrapInbox } from './server/bootstrap'
import { attachmentTable, incomingTable } from './server/incoming/tables'
import { inboxPermissions } from './server/permissions'
import { inboxRoutes, mayReadInbox } from './server/routes'
import { viewTable } from './server/saved-views'
import { requireSubmission } from './server/require-submission'
import { noteTable, submissionTable } from './server/tables'

export const submissionTarget: PresenceTarget = {
  path: '/submissions/:reference',
  rule: mayReadInbox,
  shownAt: ({ reference }) => ({ type: 'submission', entryId: String(reference) }),
  check: (strapi, ctx) => requireSubmission(strapi.db, ctx, 'read'),
}

/**
 * Where staff find, assign and answer what visitors sent.
 * Without it what was sent is stored and seen by nobody, so it cannot be taken away.
 */
export const inbox: Feature = {
  name: 'inbox',
  tables: [submissionTable, noteTable, addressTable, viewTable, incomingTable, attachmentTable],
  permissions: inboxPermissions,
  routes: [inboxRoutes],
  bootstrap: bootstrapInbox,
}
