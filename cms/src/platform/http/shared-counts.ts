import { keyedHash, monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { type Connection, isSqlite } from '../database/connection'
import { codeOf } from '../refusals/outage'
import { settings } from '../settings/settings'
import type { Sharing } from './rate-limit'

const COUNTS = 'app_rate_counts'

/** How long counts wait to be added together. For so long, a burst at two processes at once can pass the limit. */
const BATCH_MS = 250
const CLEANUP_MS = 60_000

type Addition = Parameters<Sharing['add']>[0]

const ADD = `
  insert into ${COUNTS} as counts (key, count, ends_at)
  select key, cost, clock_timestamp() + window_ms * interval '1 millisecond'
  from unnest(?::text[], ?::float8[], ?::float8[]) as added (key, cost, window_ms)
  order by key
  on conflict (key) do update set
    count = excluded.count + case when counts.ends_at > clock_timestamp() then counts.count else 0 end,
    ends_at = case when counts.ends_at > clock_timestamp() then counts.ends_at else excluded.ends_at end
  returning key, count, extract(epoch from ends_at - clock_timestamp()) * 1000 as ms_left`

/** Adds what several processes count by the same keys, in batches, outside the requests themselves. */
class SharedCounts {
  #additions = new Map<string, Addition>()
  #flushing: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #cleanedAt = monotonicMs()

  constructor(
    private readonly connection: Connection,
    private readonly onError: (error: unknown) => void,
  ) {}

  add(addition: Addition) {
    const waiting = this.#additions.get(addition.key)
    const cost = addition.cost + (waiting?.cost ?? 0)
    this.#additions.set(addition.key, { ...addition, cost })
    this.#timer ??= setTimeout(() => void this.flush(), BATCH_MS).unref()
  }

  /** Resolves once everything added so far is counted; without the database, each process counts alone. */
  async flush(): Promise<void> {
    await this.#flushing
    this.#flushing ??= this.#send().finally(() => (this.#flushing = undefined))
    await this.#flushing
  }

  async #send() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const sent = this.#additions
    if (sent.size === 0) return
    this.#additions = new Map()
    const column = <Name extends 'cost' | 'windowMs'>(name: Name) =>
      [...sent.values()].map((addition) => addition[name])
    try {
      const values = [[...sent.keys()], column('cost'), column('windowMs')]
      const { rows } = await this.connection.raw<{ rows: Row[] }>(ADD, values)
      for (const { key, count, ms_left: msLeft } of rows) {
        const unsent = this.#additions.get(key)?.cost ?? 0
        const endsAt = monotonicMs() + Number(msLeft)
        sent.get(key)?.learn({ count: Number(count), unsent, endsAt })
      }
      await this.#cleanUp()
    } catch (error) {
      this.onError(error)
    }
  }

  async #cleanUp() {
    if (monotonicMs() - this.#cleanedAt < CLEANUP_MS) return
    this.#cleanedAt = monotonicMs()
    await this.connection(COUNTS).whereRaw('ends_at < clock_timestamp()').delete()
  }
}

type Row = { key: string; count: number; ms_left: string }

/** Makes a table whose rows PostgreSQL does not log: cheap to write. A crash empties it, which only forgives. */
export async function addRateCountsTable({ db }: Core.Strapi) {
  if (isSqlite(db)) return
  await db.connection.raw(
    `create unlogged table if not exists ${COUNTS}
      (key text primary key, count double precision not null, ends_at timestamptz not null)`,
  )
}

const ofStrapi = new WeakMap<Core.Strapi, SharedCounts>()

function countsOf(strapi: Core.Strapi): SharedCounts {
  const existing = ofStrapi.get(strapi)
  if (existing) return existing
  const created = new SharedCounts(strapi.db.connection, (error) =>
    strapi.log.warn(`The limits count for each process alone: ${codeOf(error)}.`),
  )
  ofStrapi.set(strapi, created)
  return created
}

/** Shares a limit between processes; an SQLite file has one process, which counts in memory. */
export function sharingOf(strapi: Core.Strapi, limit: string): Sharing | undefined {
  if (isSqlite(strapi.db)) return undefined
  const counts = countsOf(strapi)
  return {
    add: (addition) => counts.add(addition),
    flush: () => counts.flush(),
    // The same in every process, and no client's IP address in the database.
    keyOf: (key) =>
      keyedHash(settings.secrets.encryptionKey, 'rate limit', JSON.stringify([limit, key])),
  }
}
