import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connectionLimits, guardConnections } from '@app/runtime'
import { inStaffShape } from '../refusals/respond'
import { Refused } from '../refusals/refused'

/** How long a body may take: enough for the largest file that staff may upload, over a slow line. */
export const UPLOAD_MS = 600_000

/** This limit comes later than the deadline of `readBody`, which refuses the bodies that it reads by itself. */
const GRACE_MS = 5_000

type Limits = { bodyMs: number; inactivityMs: number; connections: number }

const { requestMs, inactivityMs, connections } = connectionLimits
const LIMITS: Limits = { bodyMs: requestMs + GRACE_MS, inactivityMs, connections }

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Answers with 408 and closes the connection; only closes it if a response has begun. */
function refuseSlowBody(request: IncomingMessage, response: ServerResponse) {
  if (request.complete) return
  if (response.headersSent) return request.socket.destroy()
  const refused = new Refused(408)
  response.writeHead(refused.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  response.end(JSON.stringify(inStaffShape(refused)))
}

/** Node's own limit has to allow uploads, so all other bodies get a shorter one here. */
export function limitConnections(server: Server, limits: Limits = LIMITS) {
  server.maxConnections = limits.connections
  server.setTimeout(limits.inactivityMs)
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.complete) return
    const deadline = setTimeout(() => refuseSlowBody(request, response), limits.bodyMs)
    deadlines.set(request, deadline)
    request.once('close', () => clearTimeout(deadline))
  })
  guardConnections(server)
}

/** Lifts the limit, for an upload. */
export const allowSlowBody = (request: IncomingMessage) => clearTimeout(deadlines.get(request))
