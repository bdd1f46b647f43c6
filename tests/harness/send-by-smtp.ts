import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

/** Hands an email to a mail server, as any mail program does. */
export async function sendBySmtp(
  url: string,
  { from, to, raw }: Record<'from' | 'to' | 'raw', string>,
) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const lines = createInterface({ input: socket })
  const answer = async () => {
    const [line] = (await once(lines, 'line')) as [string]
    if (!/^[23]/.test(line)) throw new Error(`The mail server answered ${line}`)
  }
  await answer()
  const data = `${raw.replace(/^\./gm, '..')}\r\n.`
  for (const line of ['HELO localhost', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA', data]) {
    socket.write(`${line}\r\n`)
    await answer()
  }
  socket.end('QUIT\r\n')
}
