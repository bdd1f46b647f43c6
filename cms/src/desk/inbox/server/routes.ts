import { panelRoutes } from '../../../access/routes/panel-routes'
import { may } from '../../../access/routes/rules'
import { anySubmission } from '../../intake/uids'
import { inboxCalls as inbox } from './submission-calls'
import { downloadExport } from './export/download'
import { downloadAttachment } from './incoming/download'
import { overviewCalls as overview } from './overview-calls'
import { actionId } from './permissions'
import { viewCalls as views } from './view-calls'

export const mayReadInbox = anySubmission(actionId('read'))

/** Each rule asks for a permission on at least one form; the handlers decide form by form. */
export const inboxRoutes = panelRoutes('/inbox', [
  ['GET', '/submissions', mayReadInbox, inbox.list],
  ['GET', '/counts', mayReadInbox, inbox.counts],
  ['GET', '/matching', mayReadInbox, inbox.matching],
  ['GET', '/colleagues', mayReadInbox, inbox.colleagues],
  ['GET', '/submissions/:reference', mayReadInbox, inbox.read],
  ['GET', '/submissions/:reference/others', mayReadInbox, inbox.others],
  ['GET', '/submissions/:reference/attachments/:id', mayReadInbox, downloadAttachment],
  ['POST', '/submissions/:reference/notes', mayReadInbox, inbox.addNote],
  ['POST', '/submissions/:reference/reveal/:field', mayReadInbox, inbox.reveal],
  ['POST', '/changes', mayReadInbox, inbox.change],
  ['POST', '/spam/deletions', mayReadInbox, inbox.deleteSpam],
  ['GET', '/export/:format', anySubmission(actionId('export')), downloadExport],
  ['GET', '/overview', mayReadInbox, overview.read],
  ['PUT', '/settings', may('api::inbox.settings'), overview.saveSettings],
  ['GET', '/views', mayReadInbox, views.list],
  ['POST', '/views', mayReadInbox, views.save],
  ['PUT', '/views/:id', mayReadInbox, views.rename],
  ['DELETE', '/views/:id', mayReadInbox, views.delete],
])
