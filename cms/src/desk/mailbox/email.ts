import type { SenderProof } from './sender-proof'

/** An email as it was read from the mailbox. Whoever sent it chose everything in it but `receivedAt`. */
export type IncomingEmail = {
  /** The same whenever this email is read again. */
  identity: string
  receivedAt: Date
  /** Empty if it names several senders. */
  from: string
  proof: SenderProof
  /** Sent by a machine: an out-of-office note, a mailing list, a bounce. */
  isAutomatic: boolean
  /** The Message-IDs that it says it replies to, the nearest first. */
  repliesTo: string[]
  /** The headers that name its recipients. */
  recipients: string
  subject: string
  text: string
  attachments: IncomingAttachment[]
  /** Sentences about what was left out, for staff. */
  leftOut: string[]
}

/** Its type is what its content says. */
export type IncomingAttachment = { name: string; type: string; content: Buffer }

/** `left`: nothing was stored, and the email stays in the mailbox as it is. */
export type Outcome = 'stored' | 'left'
