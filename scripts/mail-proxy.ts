import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { pipeline } from 'node:stream'
import { mailServerOf } from '@app/runtime'

/**
 * An HTTP proxy (CONNECT) that leads to these mail servers and nowhere else, for a cms without any other
 * way out. TLS and the passwords stay between the cms and the mail servers.
 */
export function mailProxy(...urls: string[]): Server {
  const servers = urls.filter((url) => url !== '').map(mailServerOf)
  const server = createServer((_request, response) => void response.writeHead(405).end())
  server.on('connect', (request, client) => {
    client.on('error', () => client.destroy())
    const asked = request.url?.toLowerCase()
    const allowed = servers.find(({ host, port }) => asked === `${host}:${port}`)
    if (!allowed) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const mailServer = connect(allowed)
    client.once('close', () => mailServer.destroy())
    mailServer.once('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
    mailServer.once('connect', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      pipeline(client, mailServer, client, () => client.destroy())
    })
  })
  return server
}
