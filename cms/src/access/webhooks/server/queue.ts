import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@beam/runtime'
import { connectionOf, type Database } from '../../../platform/database/connection'
import { settings } from '../../../platform/settings/settings'
import { DELIVERIES } from './table'

export type Happening = {
  /** By which it can be taken back. */
  id?: string
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

/** In the transaction of what happened: it is told if and only if it did. */
export async function tellOthers(db: Database, happenings: readonly Happening[]) {
  const now = new Date()
  const rows = happenings.flatMap(({ event, id = randomUUID(), waitMs = 0, ...happening }) => {
    return settings.webhooks.targets
      .filter(({ events }) => events.includes(event))
      .map(({ name }) => ({
        event,
        message_id: messageIdOf(id),
        target: name,
        subject: happening.subject,
        subject_id: happening.subjectId,
        detail: JSON.stringify(happening.detail ?? {}),
        actor_name: happening.actorName,
        state: 'pending',
        due_at: new Date(now.getTime() + waitMs),
        attempts: 0,
        queued_at: now,
      }))
  })
  if (rows.length === 0) return
  const connection = await connectionOf(db)
  await connection(DELIVERIES).insert(rows)
}

/** As if it had not happened; who is told of it already stays told. */
export async function takeBack(db: Database, id: string) {
  const connection = await connectionOf(db)
  await connection(DELIVERIES)
    .where({ message_id: messageIdOf(id), state: 'pending', attempts: 0 })
    .delete()
}
