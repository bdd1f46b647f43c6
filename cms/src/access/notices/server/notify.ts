import { deliverableAddress } from '@app/contract'
import { connectionOf, type Database } from '../../../platform/database/connection'
import { storedJson } from '../../../platform/database/stored-json'
import { htmlOfText } from '../../../platform/outbox/html'
import { oneLine } from '../../../platform/outbox/one-line'
import { isMailOn, queueEmails } from '../../../platform/outbox/queue'
import { settings } from '../../../platform/settings/settings'
import type { StaffUser } from '../../../platform/strapi/staff'
import { table } from '../../../platform/strapi/tables'
import { staffName } from '../../../platform/actor'
import type { Messenger, Told } from '../../events/tell-staff'
import { isNoticeKind, mailedAtFirst, type NoticeKind } from '../shared/kinds'
import { NOTICE_CHOICES, NOTICES } from './table'

const MAX_TEXT_LENGTH = 255

export async function mailedKinds(db: Database, userId: number): Promise<NoticeKind[]> {
  const connection = await connectionOf(db)
  const [row]: { kinds: unknown[] | string }[] = await connection(NOTICE_CHOICES)
    .select('kinds')
    .where({ account: String(userId) })
  const kinds = row ? storedJson(row.kinds) : mailedAtFirst
  return [...kinds].filter(isNoticeKind)
}

/** Stores notices for the panel, and emails them to those who chose so. */
export const notify: Messenger = async (strapi, userIds, told) => {
  const { db } = strapi
  const ids = [...new Set(userIds)].filter((id) => id !== told.by?.id)
  if (ids.length === 0) return
  const users = await table<StaffUser>(strapi, 'admin::user').findMany({
    where: { id: { $in: ids }, isActive: true, blocked: { $ne: true } },
    select: ['id', 'firstname', 'lastname', 'email'],
  })
  const at = new Date()
  const text = oneLine(told.text).slice(0, MAX_TEXT_LENGTH)
  const connection = await connectionOf(db)
  for (const user of users) {
    const last = { user_id: user.id, kind: told.kind, path: told.path, read_at: null }
    if (told.isOnceUntilRead && (await connection(NOTICES).where(last).first('id'))) continue
    await connection(NOTICES).insert({
      user_id: user.id,
      kind: told.kind,
      text,
      path: told.path,
      at,
      read_at: null,
    })
    if (isMailOn && (await mailedKinds(db, user.id)).includes(told.kind))
      await queueEmails(db, mailTo(user, { ...told, text }))
  }
}

function mailTo(user: StaffUser, { kind, text, more, path }: Told) {
  const recipient = deliverableAddress(user.email)
  if (!recipient) return []
  const lines = [`Hello ${staffName(user)},`, text, more, `${settings.cmsUrl}/admin${path}`]
  const body = lines.filter(Boolean).join('\n\n')
  return [
    {
      kind: kind === 'plan-failed' ? kind : ('told' as const),
      form: null,
      reference: null,
      recipient,
      content: { subject: text, text: `${body}\n`, html: htmlOfText(text, body) },
    },
  ]
}
