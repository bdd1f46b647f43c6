import type { FormName } from '@app/contract'
import type { MailKind } from './shared/kinds'
import { DAYS_OF_PAUSES, isRefusedForGood, nextAttempt } from './retry'
import { MAILS } from './table'
import type { Letter, Transport } from './transport'
import type { Work } from './worker'

/** A row of the outbox, as far as sending it needs. */
export type StoredMail = {
  id: number
  kind: MailKind
  form: FormName | null
  reference: string | null
  recipient: string | null
  messageId: string
  subject: string | null
  text: string | null
  html: string | null
  /** Who wrote a reply, or had another email sent in spite of limits. */
  authorId: number | null
}

export type Composer = (
  mail: StoredMail,
) => Promise<{ letter: Letter } | { skipped: string } | { held: string }>

type ClaimedMail = StoredMail & { attempts: number }

export const mailWork = (compose: Composer, transport: Transport): Work<ClaimedMail> => ({
  table: MAILS,
  name: 'Mail',
  columns: {
    id: 'id',
    kind: 'kind',
    form: 'form',
    reference: 'reference',
    recipient: 'recipient',
    messageId: 'message_id',
    subject: 'subject',
    text: 'text',
    html: 'html',
    authorId: 'author_id',
    attempts: 'attempts',
  },
  async send(mail) {
    const composed = await compose(mail)
    if ('skipped' in composed) return { state: 'skipped', remark: composed.skipped }
    if ('held' in composed) return { state: 'held', remark: composed.held }
    const { rejected } = await transport.send(composed.letter)
    return {
      state: 'sent',
      remark: rejected.length > 0 ? `Refused for ${rejected.join(', ')}` : null,
    }
  },
  nextAttempt: (attempts, now, error) =>
    isRefusedForGood(error) ? null : nextAttempt(DAYS_OF_PAUSES, attempts, now),
  close: () => transport.close(),
})
