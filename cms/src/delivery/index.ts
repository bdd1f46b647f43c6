import type { Core } from '@strapi/strapi'
import { Answers } from './cache/answers'
import { createKeyBook } from './cache/keys'
import { ReadSlots } from './cache/read-slots'
import { keepMenuLinks } from './menu/keep-links'
import { addDraftRoute } from './draft-route'
import { createReaderOf } from './reader'
import { createReads } from './reads'
import { RevisionClock } from './revision/clock'
import { PollSlots } from './revision/poll-slots'
import { addRevisionTable, revisionRow } from './revision/row'
import { watchChanges } from './revision/watch'
import { addReadRoutes, addRevisionRoute } from './routes'

type Delivery = {
  clock: RevisionClock
  answers: Answers
  readSlots: ReadSlots
  readerOf: ReturnType<typeof createReaderOf>
  keyOf: ReturnType<typeof createKeyBook>
}

const deliveries = new WeakMap<Core.Strapi, Delivery>()
const clocks = new Set<RevisionClock>()

/** What the public may read, how it is kept ready, and how a change becomes known. */
export function registerDelivery(strapi: Core.Strapi) {
  const row = revisionRow(strapi)
  const clock = new RevisionClock({
    read: row.read,
    report: (error) => strapi.log.warn(`The revision could not be read: ${String(error)}`),
  })
  const reads = createReads(strapi)
  const readerOf = createReaderOf(strapi)
  clocks.add(clock)
  deliveries.set(strapi, {
    clock,
    answers: new Answers(),
    readSlots: new ReadSlots(),
    readerOf,
    keyOf: createKeyBook(reads.readQuery),
  })
  addRevisionTable(strapi)
  watchChanges(strapi, row, clock)
  keepMenuLinks(strapi)
  addReadRoutes(strapi, reads)
  addRevisionRoute(strapi, { clock, slots: new PollSlots(), readerOf })
  addDraftRoute(strapi, reads, readerOf)
}

export async function bootstrapDelivery(strapi: Core.Strapi) {
  deliveryOf(strapi).clock.accept(await revisionRow(strapi).begin())
}

/** Lets go of everyone who waits for the next revision, so that the server can stop. */
export function stopDelivery() {
  for (const clock of clocks) clock.stop()
  clocks.clear()
}

export function deliveryOf(strapi: Core.Strapi): Delivery {
  const delivery = deliveries.get(strapi)
  if (!delivery) throw new Error('registerDelivery has not run.')
  return delivery
}
