type Part = { type?: string; name?: string; content: string | Buffer }

type Written = {
  from: string
  to?: string
  subject?: string
  /** More headers, or others in place of these. */
  headers?: Record<string, string>
  text?: string | undefined
  html?: string
  files?: Part[]
}

let count = 0

const header = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

const part = ({ type = 'application/octet-stream', name, content }: Part) =>
  `${header({
    'Content-Type': type,
    'Content-Transfer-Encoding': 'base64',
    ...(name !== undefined && { 'Content-Disposition': `attachment; filename="${name}"` }),
  })}\r\n${Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`

/** An email as a mail program sends it. */
export function writtenEmail({ from, to, subject, headers, text, html, files = [] }: Written) {
  count += 1
  const parts = [
    ...(text === undefined ? [] : [{ type: 'text/plain; charset=utf-8', content: text }]),
    ...(html === undefined ? [] : [{ type: 'text/html; charset=utf-8', content: html }]),
    ...files,
  ]
  const head = header({
    From: from,
    To: to ?? 'somebody@wallet.example',
    Subject: subject ?? 'Re: Your message',
    Date: new Date().toUTCString(),
    'Message-ID': `<written-${count}-${Date.now()}@mail.example>`,
    'MIME-Version': '1.0',
    ...headers,
    'Content-Type': 'multipart/mixed; boundary="part"',
  })
  return `${head}\r\n${parts.map((one) => `--part\r\n${part(one)}`).join('')}--part--\r\n`
}
