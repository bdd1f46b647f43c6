import type { Core } from '@strapi/strapi'
import { createKeyCache } from './cache/keys'
import { ReadSlots } from './cache/read-slots'
import { ResponseCache } from './cache/response-cache'
import { addDraftRoute } from './draft-route'
import { keepMenuLinks } from './menu/keep-links'
import { createReaderOf } from './reader'
import { createReads } from './reads'
import { RevisionClock } from './revision/revision-clock'
import { PollSlots } from './revision/poll-slots'
import { addRevisionTable, revisionTable } from './revision/revision-table'
import { watchChanges } from './revision/watch-changes'
import { addReadRoutes, addRevisionRoute } from './routes'

type Delivery = {
  clock: RevisionClock
  cache: ResponseCache
  readSlots: ReadSlots
  readerOf: ReturnType<typeof createReaderOf>
  keyOf: ReturnType<typeof createKeyCache>
}

const deliveries = new WeakMap<Core.Strapi, Delivery>()
const clocks = new Set<RevisionClock>()

/** The routes that the public can read, their response cache, and the revision that invalidates it. */
export function registerDelivery(strapi: Core.Strapi) {
  const table = revisionTable(strapi)
  const clock = new RevisionClock({
    read: table.read,
    report: (error) => strapi.log.warn(`The revision could not be read: ${String(error)}`),
  })
  const reads = createReads(strapi, clock)
  const readerOf = createReaderOf()
  clocks.add(clock)
  deliveries.set(strapi, {
    clock,
    cache: new ResponseCache(),
    readSlots: new ReadSlots(),
    readerOf,
    keyOf: createKeyCache(reads.readQuery),
  })
  addRevisionTable(strapi)
  watchChanges(strapi, table, clock)
  keepMenuLinks(strapi)
  addReadRoutes(strapi, reads)
  addRevisionRoute(strapi, { clock, slots: new PollSlots(), readerOf })
  addDraftRoute(strapi, reads, readerOf)
}

export async function bootstrapDelivery(strapi: Core.Strapi) {
  deliveryOf(strapi).clock.accept(await revisionTable(strapi).startEpoch())
}

/** Ends all long polls, so that the server can shut down. */
export function stopDelivery() {
  for (const clock of clocks) clock.stop()
  clocks.clear()
}

export function deliveryOf(strapi: Core.Strapi): Delivery {
  const delivery = deliveries.get(strapi)
  if (!delivery) throw new Error('registerDelivery has not run.')
  return delivery
}
