import { type Database, connectionOf } from '../../../../platform/database/connection'
import { SUBMISSIONS } from '../tables'
import { ATTACHMENTS, INCOMING } from './tables'

/** How many bytes of attachments go into one response; a sentence stands for each attachment that is left out. */
const MAX_CONTENT_BYTES = 20_000_000

type Attached = { emailId: number; name: string; type: string; size: number; id: number }

/** Emails as they were received, with the content of their attachments. */
export async function exportIncoming(db: Database, ids: readonly number[]) {
  const connection = await connectionOf(db)
  const emails = await connection(`${INCOMING} as email`)
    .join(`${SUBMISSIONS} as s`, 's.id', 'email.submission_id')
    .select({
      id: 'email.id',
      reference: 's.reference',
      receivedAt: 'email.received_at',
      sender: 'email.sender',
      subject: 'email.subject',
      text: 'email.text',
    })
    .whereIn('email.id', [...ids])
    .orderBy('email.id')
  const attached: Attached[] = await connection(ATTACHMENTS)
    .select({ id: 'id', emailId: 'email_id', name: 'name', type: 'type', size: 'size' })
    .whereIn('email_id', [...ids])
    .orderBy('id')
  let total = 0
  const contentOf = async ({ id, size }: Attached) => {
    total += size
    if (total > MAX_CONTENT_BYTES) return { leftOut: 'Download it from the submission.' }
    const [row] = await connection(ATTACHMENTS).select('content').where({ id })
    return { base64: row?.content }
  }
  const exported = []
  for (const { id, ...email } of emails) {
    const attachments = []
    for (const one of attached.filter(({ emailId }) => emailId === id)) {
      const { name, type, size } = one
      attachments.push({ name, type, size, ...(await contentOf(one)) })
    }
    exported.push({ ...email, receivedAt: new Date(email.receivedAt), attachments })
  }
  return exported
}
