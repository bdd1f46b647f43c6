import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import type { OwnTable } from '../../../platform/strapi/own-table'

export const NOTICES = 'app_notices'
export const NOTICE_CHOICES = 'app_notice_choices'

const KEPT_MS = 90 * 86_400_000

/** One row per notice to one member of staff. It names no visitor. */
export const noticeTable: OwnTable = {
  name: NOTICES,
  columns: {
    user_id: 'integer',
    kind: 'text',
    text: 'text',
    path: 'text',
    at: 'datetime',
    read_at: 'datetime',
  },
  indexes: [{ name: `${NOTICES}_user_id_read_at_index`, columns: ['user_id', 'read_at'] }],
}

/** The kinds of notices that a member of staff also gets by email. */
export const noticeChoiceTable: OwnTable = {
  name: NOTICE_CHOICES,
  columns: { account: 'uniqueText', kinds: 'json' },
}

export const forgetOldNotices = ({ db }: Core.Strapi) =>
  db
    .connection(NOTICES)
    .where('at', '<', new Date(wallClock() - KEPT_MS))
    .delete()
