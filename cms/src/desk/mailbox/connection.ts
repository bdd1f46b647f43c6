import { ImapFlow } from 'imapflow'
import type { MailboxSettings } from '../../platform/settings/settings'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

const LIMITS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 120_000,
  /** The server announces new emails as soon as no other command runs. */
  autoIdleDelay: 100,
  maxIdleTime: 60_000,
}

export const folderOf = ({ url }: MailboxSettings): string =>
  decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX'

/** Identifies the mailbox without its password. */
export function nameOfMailbox(settings: MailboxSettings): string {
  const { host, username } = new URL(settings.url)
  return `${username}@${host}/${folderOf(settings)}`
}

/** Passwords cross a network only with TLS, which `imap:` begins after the greeting. */
export function imapClient({ url, proxy }: MailboxSettings): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'imaps:'
  return new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    ...(!isSecure && { doSTARTTLS: !LOOPBACK.has(hostname) }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    ...(proxy !== '' && { proxy }),
    logger: false,
    ...LIMITS,
  })
}
