import { createHash } from 'node:crypto'
import { addressKey } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { AUDIT } from '../../../access/audit/server/table'
import { connectionOf } from '../../../platform/database/connection'
import { storedAddress } from '../../inbox/server/addresses'
import { INCOMING } from '../../inbox/server/incoming/tables'
import { submissionsOf } from '../../inbox/server/same-person'
import { NOTES, SUBMISSIONS } from '../../inbox/server/tables'
import { MAILS } from '../../../platform/outbox/table'
import { optOutStateOf } from '../../opt-outs/server/opt-outs'
import type { Deletable } from '../../inbox/server/delete-submissions'
import { mentionsOf, type NamedIn, submissionsNaming } from './mentions'
import { personHash } from '../../../platform/person-hash'
import { ERASURES } from './table'

/**
 * More submissions than one person sends. If there are more, the others are found and erased by searching and erasing
 * again.
 */
export const MAX_FOUND = 2000

type FoundEmail = { id: number; reference: string; receivedAt: Date }
type FoundMail = { id: number; kind: string; subject: string | null; state: string; queuedAt: Date }

/** What is held under an email address, as the privacy page lists it. */
export type Person = {
  address: string
  submissions: (Deletable & { receivedAt: Date; state: string; about: string | null })[]
  mails: FoundMail[]
  /** What arrived by email: from this address, or in the thread of one of the submissions. */
  received: FoundEmail[]
  noteCount: number
  /** What staff wrote about other people that contains the address: notes, replies, templates, saved views. */
  mentionCount: number
  /** Texts of others that name the address, which an erasure leaves: the officer decides. */
  namedIn: NamedIn[]
  newsletter: 'subscribed' | 'pending' | 'left' | 'none'
  auditCount: number
  /** Null if the person was never erased, or if something from before the erasure is still held. */
  erasedAt: Date | null
  /** There is more than could be listed. */
  hasMore: boolean
  /** A digest of what was found. An erasure names it, so that nobody erases data they have not seen. */
  digest: string
}

export async function findPerson(strapi: Core.Strapi, email: string): Promise<Person> {
  const { db } = strapi
  const address = addressKey(email)
  const submissions = await submissionsOf(strapi, address, MAX_FOUND)
  const connection = await connectionOf(db)
  const ids = submissions.map(({ id }) => id)
  const references = submissions.map(({ reference }) => reference)
  const mails: FoundMail[] = await connection(MAILS)
    .select({ id: 'id', kind: 'kind', subject: 'subject', state: 'state', queuedAt: 'queued_at' })
    .where((query) => query.where({ recipient_key: address }).orWhereIn('reference', references))
    .orderBy('id', 'desc')
  const received: FoundEmail[] = await connection(`${INCOMING} as email`)
    .join(`${SUBMISSIONS} as s`, 's.id', 'email.submission_id')
    .select({ id: 'email.id', reference: 's.reference', receivedAt: 'email.received_at' })
    .where((query) =>
      query.where('email.sender_key', storedAddress(address)).orWhereIn('email.submission_id', ids),
    )
    .orderBy('email.id', 'desc')
  const ownNotes: { id: number }[] = await connection(NOTES)
    .select('id')
    .whereIn('submission_id', ids)
  const own = new Set(ownNotes.map(({ id }) => id))
  const deletedAnyway = new Map([
    [NOTES, own],
    [MAILS, new Set(mails.map(({ id }) => id))],
  ])
  const mentions = (await mentionsOf(db, address)).filter(
    ({ table, id }) => !deletedAnyway.get(table)?.has(id),
  )
  const hash = personHash(address)
  const audited = await connection(AUDIT)
    .count({ count: '*' })
    .whereIn('subject_id', [...references, hash])
  const [erasure]: { erased_at: Date | number }[] = await connection(ERASURES)
    .select('erased_at')
    .where({ hash })
    .orderBy('erased_at', 'desc')
    .limit(1)
  const erasedAt = erasure ? new Date(erasure.erased_at) : null
  const isOlder = (date: Date) => erasedAt !== null && date <= erasedAt
  const isLeft =
    submissions.some(({ receivedAt }) => isOlder(receivedAt)) ||
    mails.some(({ queuedAt }) => isOlder(new Date(queuedAt))) ||
    received.some(({ receivedAt }) => isOlder(new Date(receivedAt)))
  const isSubscribed = submissions.some(({ form }) => form === 'newsletter')
  const optOut = await optOutStateOf(db, address)
  const held = [
    references,
    mails.map(({ id }) => id),
    received.map(({ id }) => id),
    [...own],
    mentions.map(({ table, id }) => [table, id]),
  ]
  return {
    address,
    submissions,
    mails: mails.map((mail) => ({ ...mail, queuedAt: new Date(mail.queuedAt) })),
    received: received.map((one) => ({ ...one, receivedAt: new Date(one.receivedAt) })),
    noteCount: own.size,
    mentionCount: mentions.length,
    namedIn: await submissionsNaming(strapi, address, references),
    newsletter: optOut ?? (isSubscribed ? 'subscribed' : 'none'),
    auditCount: Number(audited[0]?.['count'] ?? 0),
    erasedAt: isLeft ? null : erasedAt,
    hasMore: submissions.length === MAX_FOUND,
    digest: createHash('sha256').update(JSON.stringify(held)).digest('base64url'),
  }
}
