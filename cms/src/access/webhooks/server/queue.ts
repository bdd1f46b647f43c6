import { randomUUID } from 'node:crypto'
import { type Connection, connectionOf, type Database } from '../../../platform/database/connection'
import { settings } from '../../../platform/settings/settings'
import type { Happening, Teller } from '../../events/tell-others'
import type { DeliveryState } from '../shared/deliveries'
import { DELIVERIES } from './table'
import { wakeReceiversSoon } from './workers'

const messageIdOf = (id: string) => `msg_${id}`

/** The targets that this message was queued for, whatever became of it, except where it was skipped. */
async function toldTo(connection: Connection, id: string): Promise<ReadonlySet<unknown>> {
  const rows: { target: string }[] = await connection(DELIVERIES)
    .select('target')
    .where({ message_id: messageIdOf(id) })
    .whereNot({ state: 'skipped' satisfies DeliveryState })
  return new Set(rows.map(({ target }) => target))
}

async function queue(db: Database, happenings: readonly Happening[]) {
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
  wakeReceiversSoon(db)
}

/** Queues for each target that the operator named what it is to be told of. */
export const receivers: Teller = {
  tell: queue,
  async takeBack(db, id) {
    const connection = await connectionOf(db)
    await connection(DELIVERIES)
      .where({ message_id: messageIdOf(id), state: 'pending', attempts: 0 })
      .delete()
  },
}
