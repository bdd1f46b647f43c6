import { createServer, type Socket } from 'node:net'

/** A minimal SMTP server; `mails` holds each message as it was received. */
export async function startMailServer() {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = ''
    let isInMail = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const answer = (line: string) => {
      if (/^DATA$/i.test(line)) {
        isInMail = true
        say('354 Continue.')
      } else if (/^QUIT$/i.test(line)) socket.end('221 Goodbye.\r\n')
      else say('250 OK.')
    }
    say('220 Ready.')
    socket.on('data', (chunk) => {
      received += chunk.toString()
      for (;;) {
        const end = isInMail ? '\r\n.\r\n' : '\r\n'
        const place = received.indexOf(end)
        if (place === -1) return
        const whole = received.slice(0, place)
        received = received.slice(place + end.length)
        if (!isInMail) {
          answer(whole)
          continue
        }
        mails.push(whole)
        isInMail = false
        say('250 Stored.')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
