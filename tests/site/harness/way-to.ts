import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../../scripts/servers/free-port'

/** The way to a server, which a test opens and cuts. */
export async function wayTo(url: string) {
  const port = await freePort()
  const ends = new Set<Socket>()
  const join = (from: Socket, to: Socket) => {
    ends.add(from)
    from.pipe(to)
    from.on('error', () => from.destroy())
    from.on('close', () => {
      ends.delete(from)
      to.destroy()
    })
  }
  const server = createServer((incoming) => {
    const outgoing = connect(Number(new URL(url).port), '127.0.0.1')
    join(incoming, outgoing)
    join(outgoing, incoming)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    open: () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done)),
    cut() {
      server.close()
      for (const end of ends) end.destroy()
    },
  }
}
