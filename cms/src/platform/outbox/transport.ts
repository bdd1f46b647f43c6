import { createTransport } from 'nodemailer'
import { settings } from '../settings/settings'

export type Letter = {
  messageId: string
  to: string[]
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

export type Transport = {
  send: (letter: Letter) => Promise<{ rejected: string[] }>
  close: () => void
}

/** The three timeouts add up to less than the time after which another worker takes the email (`retry.ts`). */
const LIMITS = {
  pool: 'true',
  maxConnections: '3',
  connectionTimeout: '20000',
  greetingTimeout: '20000',
  socketTimeout: '60000',
}

function addressWithLimits(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries(LIMITS))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

// Objects, which are not parsed: a comma in an address names no second recipient.
const recipient = (address: string) => ({ name: '', address })

/** Sends over SMTP, with connections that are reused. */
export function smtpTransport(smtpUrl: string): Transport {
  const transporter = createTransport(addressWithLimits(smtpUrl), {
    from: settings.mailFrom,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, replyTo, ...letter }) {
      const { rejected = [] }: { rejected?: unknown[] } = await transporter.sendMail({
        ...letter,
        to: to.map(recipient),
        ...(replyTo && { replyTo: recipient(replyTo) }),
      })
      return { rejected: rejected.map(String) }
    },
    close: () => transporter.close(),
  }
}
