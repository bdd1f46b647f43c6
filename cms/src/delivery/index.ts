import type { Core } from '@strapi/strapi'
import { onShutdown } from '../platform/lifecycle/graceful-shutdown'
import { metrics } from '../platform/metrics/registry'
import { createKeyCache } from './cache/keys'
import { ReadSlots } from './cache/read-slots'
import { ResponseCache } from './cache/response-cache'
import { addDraftRoute } from './draft-route'
import { createReaderOf } from './reader'
import { createReads } from './reads'
import { RevisionClock } from './revision/revision-clock'
import { PollSlots } from './revision/poll-slots'
import { revisionTable } from './revision/revision-table'
import { watchChanges } from './revision/watch-changes'
import { addReadRoutes, addRevisionRoute, addTranslationsRoute, addVersionsRoute } from './routes'

type Delivery = {
  clock: RevisionClock
  cache: ResponseCache
  readSlots: ReadSlots
  readerOf: ReturnType<typeof createReaderOf>
  keyOf: ReturnType<typeof createKeyCache>
}

const deliveries = new WeakMap<Core.Strapi, Delivery>()

/** The routes that the public can read, their response cache, and the revision that invalidates it. */
export function registerDelivery(strapi: Core.Strapi) {
  const table = revisionTable(strapi)
  const clock = new RevisionClock({
    read: table.read,
    report: (error) => strapi.log.warn(`The revision could not be read: ${String(error)}`),
  })
  const reads = createReads(strapi, clock)
  const readerOf = createReaderOf()
  onShutdown(() => clock.stop())
  metrics.gauge('app_revision_age_seconds', 'Seconds since the last published change.', () => [
    { value: clock.ageSeconds },
  ])
  deliveries.set(strapi, {
    clock,
    cache: new ResponseCache(),
    readSlots: new ReadSlots(),
    readerOf,
    keyOf: createKeyCache(reads.readQuery),
  })
  addReadRoutes(strapi, reads)
  addTranslationsRoute(strapi, reads)
  addVersionsRoute(strapi, reads, readerOf)
  addRevisionRoute(strapi, { clock, slots: new PollSlots(), readerOf })
  addDraftRoute(strapi, reads, readerOf)
}

/** Increments the revision with each save that changes what the public reads. */
export const watchPublicChanges = (strapi: Core.Strapi) =>
  watchChanges(strapi, revisionTable(strapi), deliveryOf(strapi).clock)

export async function bootstrapDelivery(strapi: Core.Strapi) {
  deliveryOf(strapi).clock.accept(await revisionTable(strapi).startEpoch())
}

export function deliveryOf(strapi: Core.Strapi): Delivery {
  const delivery = deliveries.get(strapi)
  if (!delivery) throw new Error('registerDelivery has not run.')
  return delivery
}
