import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  /** The envelope, which decides who gets it. */
  to: string[]
  /** Each header's whole value, by its name in lower case; repeated ones joined by a line break. */
  headers: Record<string, string>
  text: string
  html: string
  raw: string
}

/** What the server answers instead of accepting: a code, at the recipient or at the message. */
type Refusal = { at: 'recipient' | 'message'; code: number }

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

function decodeWords(value: string) {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString()
        : decodeQuotedPrintable(coded.replaceAll('_', ' ')),
    )
}

function headersOf(head: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    const key = name.toLowerCase()
    headers[key] = key in headers ? `${headers[key]}\n${value}` : value
  }
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, decodeWords(value)]),
  )
}

const split = (part: string) => {
  const end = part.indexOf('\r\n\r\n')
  return { headers: headersOf(part.slice(0, end)), body: part.slice(end + 4) }
}

function bodyOf(part: string): string {
  const { headers, body } = split(part)
  const encoding = headers['content-transfer-encoding']
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  const text = encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body
  return text.replaceAll('\r\n', '\n')
}

function parsed(raw: string, to: string[]): ReceivedMail {
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : [raw]
  const partOf = (type: string) =>
    parts.map((part) => part.replace(/^\r\n/, '')).find((part) => part.includes(type))
  const [text, html] = [partOf('text/plain'), partOf('text/html')]
  return { to, headers, raw, text: text ? bodyOf(text) : '', html: html ? bodyOf(html) : '' }
}

const refusal = (code: number) =>
  Object.assign(new Error(`Refused with ${code}.`), { responseCode: code })

/** A real SMTP server that keeps what it receives. */
export async function startMailServer(host = '127.0.0.1') {
  const emails: ReceivedMail[] = []
  let refuses: Refusal | undefined
  let beforeReply: (() => Promise<void>) | undefined

  const makeServer = () => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      // The cms keeps its connection open, for which a server that stops would wait 30 s.
      closeTimeout: 1,
      onRcptTo(_address, _session, done) {
        done(refuses?.at === 'recipient' ? refusal(refuses.code) : null)
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (refuses?.at === 'message') return done(refusal(refuses.code))
          const to = session.envelope.rcptTo.map(({ address }) => address)
          emails.push(parsed(Buffer.concat(chunks).toString(), to))
          void (beforeReply?.() ?? Promise.resolve()).then(() => done(null))
        })
      },
    })
    // A client that is killed resets its connections.
    server.on('error', () => undefined)
    return server
  }

  const listen = (server: SMTPServer, port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, host, () => {
        const bound = server.server.address()
        resolve(typeof bound === 'object' && bound ? bound.port : 0)
      })
    })

  let server = makeServer()
  const port = await listen(server, 0)
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    url: `smtp://${host}:${port}`,
    emails,
    /** Emails that went to this address, in any of their recipients. */
    to: (address: string) => emails.filter((mail) => mail.to.includes(address)),
    refuse: (next: Refusal | undefined) => {
      refuses = next
    },
    /** Runs when an email was received whole, before its sender learns that it was accepted. */
    beforeReplying: (next: (() => Promise<void>) | undefined) => {
      beforeReply = next
    },
    stop,
    /** On the same port as before. */
    async startAgain() {
      server = makeServer()
      await listen(server, port)
    },
  }
}
