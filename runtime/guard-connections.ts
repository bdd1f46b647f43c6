import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const MAX_UNANSWERED = 16
const MAX_DELAY_MS = 2_000

/** What is known of one connection: a property of its socket, because a map costs time on every request. */
type Connection = { readonly unanswered: ServerResponse[]; latest?: IncomingMessage }

const connectionKey = Symbol('connection')
type GuardedSocket = Socket & { [connectionKey]: Connection }

// One function for all responses: a closure for each costs time on every request.
function release(this: ServerResponse) {
  const { unanswered } = (this.req.socket as GuardedSocket)[connectionKey]
  const at = unanswered.indexOf(this)
  if (at === 0) unanswered.shift()
  else if (at > 0) unanswered.splice(at, 1)
}

const LATE = 'ERR_HTTP_REQUEST_TIMEOUT'

/** What Node answers to a request that it gives up, unless somebody listens to these errors. */
const refusals: Record<string, string> = {
  [LATE]: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}

function refuse(socket: GuardedSocket, { code = '' }: NodeJS.ErrnoException) {
  const hasBegun = socket[connectionKey].unanswered.some(({ headersSent }) => headersSent)
  if (socket.writable && !hasBegun)
    socket.write(`HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`)
  socket.destroy()
}

/**
 * Guards the request listeners that a server has by now; those that are added later also get what is refused.
 *
 * Closes a connection that sends many requests without waiting for responses: Node parses a whole read
 * at once, some 2,400 small requests, and each would be rendered and queued in memory.
 *
 * Delays the close of one that still sends: closing a socket that holds unread bytes resets the
 * connection, and the client can lose its response. So after the response the rest of the request is
 * read and discarded, for a short time.
 *
 * Gives a request that Node calls late one more chance to be read: while the process pauses, Node's timeouts pass,
 * although the request may have arrived in time.
 *
 * Closes no connection as silent while the client waits for us, as an editor does who publishes many pages.
 */
export function guardConnections(server: Server, maxDelayMs = MAX_DELAY_MS) {
  const connections = new Set<Connection>()

  server.on('connection', (socket) => {
    const connection: Connection = { unanswered: [] }
    ;(socket as GuardedSocket)[connectionKey] = connection
    connections.add(connection)
    socket.once('close', () => {
      connections.delete(connection)
      // Node tells only the first response that its connection closed, not those that wait for their turn.
      for (const response of connection.unanswered.slice())
        if (!response.closed) response.emit('close')
    })

    const closeAtOnce = socket.destroySoon.bind(socket)
    // Node calls this when it has sent the last response of a connection.
    socket.destroySoon = () => {
      const { latest } = connection
      if (latest === undefined || latest.complete) return closeAtOnce()
      const timeout = setTimeout(() => socket.destroy(), maxDelayMs)
      socket.once('close', () => clearTimeout(timeout))
      socket.end()
      latest.once('end', closeAtOnce).resume()
    }
  })

  server.on('clientError', (error: NodeJS.ErrnoException, socket: GuardedSocket) => {
    if (error.code !== LATE) return refuse(socket, error)
    const { latest } = socket[connectionKey]
    setImmediate(() => {
      if (socket[connectionKey].latest === latest) refuse(socket, error)
    })
  })

  server.on('timeout', (socket: GuardedSocket) => {
    const [first] = socket[connectionKey].unanswered
    const waitsForUs = first?.req.complete && socket.writableLength === 0
    if (!waitsForUs) socket.destroy()
  })

  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = (socket as GuardedSocket)[connectionKey]
    connection.latest = request
    if (socket.destroyed) return
    if (connection.unanswered.length === MAX_UNANSWERED) return void socket.destroy()
    connection.unanswered.push(response)
    response.on('close', release)
    for (const listener of listeners) listener.call(server, request, response)
  })

  return {
    /** The responses that are not complete yet. */
    unanswered: () => [...connections].flatMap(({ unanswered }) => unanswered),
  }
}
