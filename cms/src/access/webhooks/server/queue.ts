import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@app/runtime'
import { type Connection, connectionOf, type Database } from '../../../platform/database/connection'
import { settings } from '../../../platform/settings/settings'
import type { DeliveryState } from '../shared/deliveries'
import { DELIVERIES } from './table'

export type Happening = {
  /** By which it can be taken back, or is known to be told already. */
  id?: string
  isToldOnce?: boolean
  event: WebhookEvent
  subject: string
  subjectId: string
  /** Null for a visitor. */
  actorName: string | null
  /** Nothing of visitors. */
  detail?: Readonly<Record<string, unknown>>
  /** How long it can be taken back. */
  waitMs?: number
}

const messageIdOf = (id: string) => `msg_${id}`

/** To whom it was told, or will be. */
async function toldTo(connection: Connection, id: string): Promise<ReadonlySet<unknown>> {
  const rows: { target: string }[] = await connection(DELIVERIES)
    .select('target')
    .where({ message_id: messageIdOf(id) })
    .whereNot({ state: 'skipped' satisfies DeliveryState })
  return new Set(rows.map(({ target }) => target))
}

/** In the transaction of what happened: it is told if and only if it did. */
export async function tellOthers(db: Database, happenings: readonly Happening[]) {
  const { targets } = settings.webhooks
  if (targets.length === 0) return
  const now = new Date()
  const connection = await connectionOf(db)
  for (const { event, id = randomUUID(), isToldOnce, waitMs = 0, ...about } of happenings) {
    const known = isToldOnce ? await toldTo(connection, id) : new Set()
    const rows = targets
      .filter(({ events, name }) => events.includes(event) && !known.has(name))
      .map(({ name }) => ({
        event,
        message_id: messageIdOf(id),
        target: name,
        subject: about.subject,
        subject_id: about.subjectId,
        detail: JSON.stringify(about.detail ?? {}),
        actor_name: about.actorName,
        state: 'pending' satisfies DeliveryState,
        due_at: new Date(now.getTime() + waitMs),
        attempts: 0,
        queued_at: now,
      }))
    if (rows.length > 0) await connection(DELIVERIES).insert(rows)
  }
}

/** As if it had not happened; who is told of it already stays told. */
export async function takeBack(db: Database, id: string) {
  const connection = await connectionOf(db)
  await connection(DELIVERIES)
    .where({ message_id: messageIdOf(id), state: 'pending', attempts: 0 })
    .delete()
}
