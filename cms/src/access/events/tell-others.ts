import type { WebhookEvent } from '@app/runtime'
import type { Database } from '../../platform/database/connection'

/** Something that others may be told of. */
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

/** What was spam from the beginning was not told yet. */
export const created = (reference: string): Happening => ({
  id: `created-${reference}`,
  isToldOnce: true,
  event: 'submission.created',
  subject: 'submission',
  subjectId: reference,
  actorName: null,
})

/** Whoever tells others, in the transaction of what happened: it is told if and only if it did. */
export type Teller = {
  tell: (db: Database, happenings: readonly Happening[]) => Promise<void>
  /** As if it had not happened; who is told of it already stays told. */
  takeBack: (db: Database, id: string) => Promise<void>
}

const tellers = new Set<Teller>()

export const addTeller = (teller: Teller) => void tellers.add(teller)

export async function tellOthers(db: Database, happenings: readonly Happening[]) {
  for (const teller of tellers) await teller.tell(db, happenings)
}

export async function takeBack(db: Database, id: string) {
  for (const teller of tellers) await teller.takeBack(db, id)
}
