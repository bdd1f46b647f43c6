import { addMessenger } from '../events/tell-staff'
import type { Feature } from '../feature-type'
import { notify } from './server/notify'
import { noticeRoutes } from './server/routes'
import { forgetOldNotices, noticeChoiceTable, noticeTable } from './server/table'

export const notices: Feature = {
  name: 'notices',
  tables: [noticeTable, noticeChoiceTable],
  routes: [noticeRoutes],
  register: () => addMessenger(notify),
  jobs: [{ name: 'notices', failure: 'Old notices could not be deleted', run: forgetOldNotices }],
}
