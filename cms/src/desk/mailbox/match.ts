import { type Database, connectionOf } from '../../platform/database/connection'
import { answerableKinds } from '../../platform/outbox/shared/kinds'
import { MAILS } from '../../platform/outbox/table'
import type { IncomingEmail } from './email'
import { ADDRESSES, storedAddress } from '../inbox/server/addresses'
import type { SenderDoubt } from '../inbox/server/incoming/list'
import { referenceIn } from '../inbox/server/incoming/reply-tag'

/** The reference of the submission that an email belongs to: by what it replies to, else by its signed address. */
export async function referenceOf(
  db: Database,
  { repliesTo, recipients }: Pick<IncomingEmail, 'repliesTo' | 'recipients'>,
): Promise<string | undefined> {
  const connection = await connectionOf(db)
  const sent: { messageId: string; reference: string }[] = await connection(MAILS)
    .select({ messageId: 'message_id', reference: 'reference' })
    .whereIn('message_id', repliesTo)
    .whereIn('kind', [...answerableKinds])
    .whereNotNull('reference')
  const known = new Map(sent.map(({ messageId, reference }) => [messageId, reference]))
  const nearest = repliesTo.find((id) => known.has(id))
  return nearest === undefined ? referenceIn(recipients) : known.get(nearest)
}

/**
 * Why staff should check who wrote an email, or null. What the mail server found out comes first, as anybody can write
 * any sender into an email.
 */
export async function doubtAbout(
  db: Database,
  submissionId: number,
  { from, proof }: Pick<IncomingEmail, 'from' | 'proof'>,
): Promise<SenderDoubt | null> {
  if (proof === 'forged') return 'forged'
  const connection = await connectionOf(db)
  const [own] = await connection(ADDRESSES)
    .select('submission_id')
    .where({ submission_id: submissionId, address: storedAddress(from) })
  if (!own) return 'other-address'
  return proof === 'proven' ? null : 'unproven'
}
