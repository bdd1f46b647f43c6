import { expect, inject } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { accountOf, type StaffRole } from './cms'
import { type ReceivedMail, startMailServer } from './mail-server'
import { startMailboxServer } from './mailbox-server'
import { sendBySmtp } from './send-by-smtp'
import { startCms } from './start-cms'
import { referenceIn } from './stored-submissions'
import { writtenEmail } from './written-email'

type Attachment = { id: number; name: string; type: string; size: number }
type Incoming = {
  sender: string
  doubt: string | null
  isAutomatic: boolean
  text: string
  leftOut: string[]
  attachments: Attachment[]
}
type Submission = {
  id: number
  reference: string
  state: string
  version: number
  incoming: Incoming[]
  history: { action: string; actorName: string; detail: object }[]
}

type Submitted = { reference: string; email: string; received: ReceivedMail }

export const idOf = ({ headers }: ReceivedMail) => headers['message-id'] ?? ''
export const tagOf = ({ headers }: ReceivedMail) => headers['reply-to'] ?? ''

const PROVEN = 'mx.wallet.example; dmarc=pass header.from=example.org'

/** An answer to what its sender got, of whom the mail server knows that it is the sender. */
export const answerOf = (
  { email, received }: Pick<Submitted, 'email' | 'received'>,
  written: Partial<Parameters<typeof writtenEmail>[0]> = {},
) =>
  writtenEmail({
    from: email,
    text: 'Thank you!',
    ...written,
    headers: {
      'Authentication-Results': PROVEN,
      'In-Reply-To': idOf(received),
      ...written.headers,
    },
  })

export type AnsweringVisitors = Awaited<ReturnType<typeof startAnsweringVisitors>>

/** A cms that sends mail and reads a mailbox, and visitors who get the one and write to the other. */
export async function startAnsweringVisitors(
  data = { postgres: inject('postgres'), from: inject('seeded') },
) {
  const smtp = await startMailServer()
  const mailbox = await startMailboxServer()
  const environment = {
    SMTP_URL: smtp.url,
    IMAP_URL: mailbox.url,
    IMAP_ADDRESS: mailbox.address,
  }
  const cms = await startCms({ ...data, environment })
  let senders = 0

  /** A submission, and the email that its sender got and can answer. */
  async function submitted(): Promise<Submitted> {
    senders += 1
    const email = `visitor${senders}@example.org`
    const response = await cms.post('contact', { ...expectations.contact.sample, email })
    expect(response.status).toBe(201)
    await expect.poll(() => smtp.to(email)).toHaveLength(1)
    const [received] = smtp.to(email)
    return { reference: referenceIn(response), email, received: received as ReceivedMail }
  }

  const read = async (reference: string): Promise<Submission> => {
    const response = await cms.sendAs('Intake reviewer', 'GET', `/inbox/submissions/${reference}`)
    expect(response.status).toBe(200)
    return response.json as Submission
  }

  /** As soon as so many emails are in its thread. */
  async function untilReceived(reference: string, count = 1): Promise<Submission> {
    await expect.poll(async () => (await read(reference)).incoming.length).toBe(count)
    return read(reference)
  }

  /** What arrived before it has been read as well. */
  async function untilAllRead() {
    const { reference, email, received } = await submitted()
    mailbox.deliver(answerOf({ email, received }, { text: 'The last.' }))
    await untilReceived(reference)
  }

  return {
    cms,
    smtp,
    mailbox,
    environment,
    submitted,
    read,
    untilReceived,
    untilAllRead,

    async staffId(role: StaffRole): Promise<number> {
      const { email } = accountOf(cms, role)
      const [row] = await cms.select('select id from admin_users where email = ?', [email])
      return Number(row?.['id'])
    },

    async set(reference: string, changes: object) {
      const { version } = await read(reference)
      const body = { submissions: [{ reference, version }], change: changes }
      const response = await cms.sendAs('Intake reviewer', 'POST', '/inbox/changes', body)
      expect(response.status).toBe(200)
    },

    /** The visitor's mail program sends it to the address that the email names, by SMTP, to the mailbox. */
    async sendAnswer({ email, received }: Submitted, text: string) {
      const to = tagOf(received)
      await sendBySmtp(smtp.url, {
        from: email,
        to,
        raw: answerOf({ email, received }, { to, text }),
      })
      const [delivered] = smtp.to(to)
      mailbox.deliver(delivered?.raw ?? '')
    },

    async remove() {
      await cms.remove()
      await mailbox.remove()
      await smtp.stop()
    },
  }
}
