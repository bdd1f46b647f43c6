import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import type { Actor } from '../../../platform/actor'
import { connectionOf } from '../../../platform/database/connection'
import { emptyWriteLog } from '../../../platform/database/patient-statements'
import { deleteIncoming } from '../../inbox/server/incoming/delete'
import { NOTES } from '../../inbox/server/tables'
import { MAILS } from '../../../platform/outbox/table'
import { optOutAddress } from '../../opt-outs/server/opt-outs'
import { deleteSubmissions } from '../../inbox/server/delete-submissions'
import { eraseMentions, mentionsOf } from './mentions'
import type { Person } from './person'
import { personHash } from '../../../platform/person-hash'
import { ERASURES } from './table'
import { erasuresFile } from './tombstones'

const unique = <Row>(rows: Row[], keyOf: (row: Row) => unknown) => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
]

/**
 * Deletes what was found on one person under each of these addresses, and counts it: what two of them share
 * counts once. Only keyed hashes and newsletter opt-outs remain.
 */
export async function erasePerson(strapi: Core.Strapi, actor: Actor, found: Person[]) {
  const { db } = strapi
  const addresses = found.map(({ address }) => address)
  const erasedAt = new Date()
  const hashes = addresses.map(personHash)
  const submissions = unique(
    found.flatMap((person) => person.submissions),
    ({ id }) => id,
  )
  const mails = new Set(found.flatMap((person) => person.mails.map(({ id }) => id)))
  const received = [...new Set(found.flatMap((person) => person.received.map(({ id }) => id)))]
  const notes = await db.transaction(async () => {
    const connection = await connectionOf(db)
    const ownNotes = await connection(NOTES)
      .whereIn(
        'submission_id',
        submissions.map(({ id }) => id),
      )
      .count({ count: '*' })
    await deleteSubmissions(db, submissions)
    await deleteIncoming(db, received)
    await connection(MAILS).whereIn('recipient_key', addresses).delete()
    const mentions = []
    for (const address of addresses) mentions.push(...(await mentionsOf(db, address)))
    const about = unique(mentions, ({ table, id }) => `${table} ${id}`)
    await eraseMentions(db, about, () => addresses)
    for (const { address, newsletter } of found)
      if (newsletter === 'subscribed') await optOutAddress(db, address)
    await connection(ERASURES)
      .insert(hashes.map((hash) => ({ hash, erased_at: erasedAt })))
      .onConflict('hash')
      .merge(['erased_at'])
    const count = Number(ownNotes[0]?.['count'] ?? 0) + about.length
    for (const [index, hash] of hashes.entries())
      await audit(db, {
        actor,
        action: 'person.erase',
        subject: 'person',
        subjectId: hash,
        detail: {
          // Only in the first entry, so that the log counts nothing twice.
          ...(index === 0 && {
            submissions: submissions.length,
            mails: mails.size,
            received: received.length,
            notes: count,
          }),
          ...(found.length > 1 && { addresses: found.length }),
        },
      })
    return count
  })
  await erasuresFile.append(hashes.map((hash) => [hash, erasedAt]))
  // Deleted rows stand in the log of writes, too.
  await emptyWriteLog(db)
  return { submissions: submissions.length, mails: mails.size, received: received.length, notes }
}
