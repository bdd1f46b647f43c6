import type { Feature } from '../feature-type'
import { noticeRoutes } from './server/routes'
import { forgetOldNotices, noticeChoiceTable, noticeTable } from './server/table'

export const notices: Feature = {
  name: 'notices',
  tables: [noticeTable, noticeChoiceTable],
  routes: [noticeRoutes],
  jobs: [{ name: 'notices', failure: 'Old notices could not be deleted', run: forgetOldNotices }],
}
