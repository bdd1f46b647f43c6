import { connect, createServer, type Socket, type AddressInfo } from 'node:net'
import type { Random } from './random'

/** A connection to the cms on which no answer arrives: it breaks at a random moment, or as the answer comes. */
export async function lossyProxy(target: string, random: Random) {
  const { port } = new URL(target)
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1')
    const cut = () => {
      client.destroy()
      upstream.destroy()
      clearTimeout(timer)
    }
    const timer = setTimeout(cut, random.isTrue(0.5) ? random.between(0, 30) : 10_000)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', cut).on('close', () => open.delete(socket))
    }
    client.pipe(upstream)
    upstream.once('data', cut)
    upstream.once('end', cut)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
