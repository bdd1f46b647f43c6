import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const MAX_UNANSWERED = 16

/**
 * Closes a connection that sends many requests without waiting for responses. Node parses a whole
 * read at once, some 2,400 small requests, and each would be rendered and queued in memory.
 */
export function limitPipelining(server: Server) {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>()

  function unansweredOn(socket: Socket): Set<ServerResponse> {
    const known = unanswered.get(socket)
    if (known) return known
    const responses = new Set<ServerResponse>()
    unanswered.set(socket, responses)
    // Node tells only the first response that its connection closed, not those that wait for their turn.
    socket.once('close', () => {
      for (const response of responses) if (!response.closed) response.emit('close')
    })
    return responses
  }

  // One function for all responses: a closure for each costs time on every request.
  function release(this: ServerResponse) {
    unanswered.get(this.req.socket)?.delete(this)
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed) return
    const responses = unansweredOn(socket)
    if (responses.size === MAX_UNANSWERED) return void socket.destroy()
    responses.add(response)
    response.on('close', release)
    for (const listener of listeners) listener.call(server, request, response)
  })
}
