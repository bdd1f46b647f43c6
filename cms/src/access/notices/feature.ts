import { addMessenger } from '../events/tell-staff'
import type { Feature } from '../feature-type'
import { notify } from './server/notify'
import { noticeRoutes } from './server/routes'
import { forgetOldNotices, noticeChoiceTable, noticeTable } from './server/table'

/**
 * Tells members of staff what concerns them, in the panel and by email.
 * Without it nobody is told of an assignment, a review or an answer: they have to look.
 */
export const notices: Feature = {
  name: 'notices',
  tables: [noticeTable, noticeChoiceTable],
  routes: [noticeRoutes],
  register: () => addMessenger(notify),
  jobs: [{ name: 'notices', failure: 'Old notices could not be deleted', run: forgetOldNotices }],
}
