import { visibleText } from '@app/contract'
import { type Database, connectionOf } from '../../../../platform/database/connection'
import { storedJson } from '../../../../platform/database/stored-json'
import { ATTACHMENTS, INCOMING } from './tables'

/** Why staff should check whether the visitor wrote an email before they believe it. */
export type SenderDoubt = 'other-address' | 'forged' | 'unproven'

export type Attachment = { id: number; name: string; type: string; size: number }

export type Incoming = {
  id: number
  receivedAt: Date
  sender: string
  doubt: SenderDoubt | null
  isAutomatic: boolean
  subject: string
  text: string
  leftOut: string[]
  attachments: Attachment[]
}

const columns = {
  id: 'id',
  receivedAt: 'received_at',
  sender: 'sender',
  doubt: 'doubt',
  isAutomatic: 'is_automatic',
  subject: 'subject',
  text: 'text',
  leftOut: 'left_out',
}

/** The emails that arrived about a submission, in their order. */
export async function incomingOf(db: Database, submissionId: number): Promise<Incoming[]> {
  const connection = await connectionOf(db)
  const emails: Omit<Incoming, 'attachments'>[] = await connection(INCOMING)
    .select(columns)
    .where({ submission_id: submissionId })
    .orderBy('id')
  if (emails.length === 0) return []
  const attachments: (Attachment & { emailId: number })[] = await connection(ATTACHMENTS)
    .select({ id: 'id', emailId: 'email_id', name: 'name', type: 'type', size: 'size' })
    .where({ submission_id: submissionId })
    .orderBy('id')
  return emails.map((email) => ({
    ...email,
    receivedAt: new Date(email.receivedAt),
    sender: visibleText(email.sender),
    isAutomatic: Boolean(email.isAutomatic),
    subject: visibleText(email.subject),
    text: visibleText(email.text),
    leftOut: storedJson<string[]>(email.leftOut),
    attachments: attachments
      .filter(({ emailId }) => emailId === email.id)
      .map(({ id, name, type, size }) => ({ id, name, type, size })),
  }))
}
