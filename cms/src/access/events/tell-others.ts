import type { WebhookEvent } from '@app/runtime'
import type { Database } from '../../platform/database/connection'

/** Something that others may be told of. */
export type Happening = {
  /** The id by which it can be taken back, and by which a second telling is recognised. */
  id?: string
  /** If set, whoever was told before under this id is not told again. */
  isToldOnce?: boolean
  event: WebhookEvent
  subject: string
  subjectId: string
  /** Who did it; null for a visitor. */
  actorName: string | null
  /** More about it, but nothing of visitors. */
  detail?: Readonly<Record<string, unknown>>
  /** How long it waits before anybody is told, so that it can be taken back. */
  waitMs?: number
}

/** A new submission; also one that arrived as spam, of which nobody was told, once it is spam no longer. */
export const created = (reference: string): Happening => ({
  id: `created-${reference}`,
  isToldOnce: true,
  event: 'submission.created',
  subject: 'submission',
  subjectId: reference,
  actorName: null,
})

/** A feature that tells others, in the transaction of what happened: it is told if and only if it did happen. */
export type Teller = {
  tell: (db: Database, happenings: readonly Happening[]) => Promise<void>
  /** Keeps it from those to whom it was not sent yet; a message that was sent or tried once stays. */
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
