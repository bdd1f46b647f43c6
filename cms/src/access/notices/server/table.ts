import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import type { OwnTable } from '../../../platform/strapi/own-table'

export const NOTICES = 'app_notices'
export const NOTICE_CHOICES = 'app_notice_choices'

const KEPT_MS = 90 * 86_400_000

/** What staff are told; it names no visitor. */
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

/** Of which kinds somebody is told by email, too. */
export const noticeChoiceTable: OwnTable = {
  name: NOTICE_CHOICES,
  columns: { account: 'uniqueText', kinds: 'json' },
}

export const forgetOldNotices = ({ db }: Core.Strapi) =>
  db
    .connection(NOTICES)
    .where('at', '<', new Date(wallClock() - KEPT_MS))
    .delete()
