import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const MAX_MS = 2_000

/**
 * Closing a socket that holds unread bytes resets the connection, and a client that is still sending
 * can lose its response. So after the response the rest of the request is read and discarded, for a
 * short time.
 */
export function delayClose(server: Server, maxMs = MAX_MS) {
  const requests = new WeakMap<Socket, IncomingMessage>()
  server.prependListener('request', (request) => void requests.set(request.socket, request))

  server.on('connection', (socket) => {
    const closeAtOnce = socket.destroySoon.bind(socket)
    // Node calls this when it has sent the last response of a connection.
    socket.destroySoon = () => {
      const request = requests.get(socket)
      if (request === undefined || request.complete) return closeAtOnce()
      const timeout = setTimeout(() => socket.destroy(), maxMs)
      socket.once('close', () => clearTimeout(timeout))
      socket.end()
      request.once('end', closeAtOnce).resume()
    }
  })
}
