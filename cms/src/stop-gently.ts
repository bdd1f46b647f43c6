import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { closeStrapi } from './close-strapi'
import { stopDelivery } from './delivery'
import { run } from './start-strapi'

const LONGEST_WAIT_MS = 10_000

/** Long enough for what already knocked to be let in: a closed listener resets it. */
const LAST_CALL_MS = 500

const draining = { started: false }

export const isDraining = () => draining.started

/**
 * Strapi's own stop cuts every connection first. Here a signal makes the server say that it is not
 * ready, then closes the door, lets what is under way be answered, and only then takes Strapi down.
 */
export function stopGently(strapi: Core.Strapi) {
  const server = strapi.server.httpServer
  const underWay = new Set<ServerResponse>()
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response)
    if (draining.started) response.setHeader('Connection', 'close')
    response.once('close', () => underWay.delete(response))
  })

  const answered = () =>
    new Promise<void>((done) => {
      const limit = setTimeout(done, LONGEST_WAIT_MS)
      const look = () => {
        if (underWay.size > 0) return setTimeout(look, 20)
        clearTimeout(limit)
        return done()
      }
      look()
    })

  const stop = async () => {
    if (draining.started) return
    draining.started = true
    for (const response of underWay)
      if (!response.headersSent) response.setHeader('Connection', 'close')
    stopDelivery()
    await pause(LAST_CALL_MS)
    server.close()
    await answered()
    await closeStrapi(strapi)
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => run(stop))
  }
}
