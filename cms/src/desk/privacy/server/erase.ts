import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/record'
import type { Actor } from '../../../access/accounts/actor'
import { connectionOf, isSqlite } from '../../../platform/database/connection'
import { MAILS } from '../../../platform/outbox/table'
import { optOutAddress } from '../../opt-outs/server/opt-outs'
import { deleteSubmissions } from './delete-submissions'
import { eraseMentions, mentionsOf } from './mentions'
import type { Person } from './person'
import { personHash } from '../../../platform/person-hash'
import { ERASURES } from './table'
import { appendTombstones } from './tombstones'

/** Deletes what was found on a person, and counts it. Only a keyed hash and a newsletter opt-out remain. */
export async function erasePerson(strapi: Core.Strapi, actor: Actor, person: Person) {
  const { db } = strapi
  const { address, submissions, mails, noteCount, mentionCount, newsletter } = person
  const tombstone = { hash: personHash(address), erasedAt: new Date() }
  await db.transaction(async () => {
    const connection = await connectionOf(db)
    await deleteSubmissions(db, submissions)
    await connection(MAILS).where({ recipient_key: address }).delete()
    await eraseMentions(db, await mentionsOf(db, address), () => [address])
    if (newsletter === 'subscribed') await optOutAddress(db, address)
    await connection(ERASURES)
      .insert({ hash: tombstone.hash, erased_at: tombstone.erasedAt })
      .onConflict('hash')
      .merge(['erased_at'])
    await audit(db, {
      actor,
      action: 'person.erase',
      subject: 'person',
      subjectId: tombstone.hash,
      detail: {
        submissions: submissions.length,
        mails: mails.length,
        notes: noteCount + mentionCount,
      },
    })
  })
  await appendTombstones([tombstone])
  // What was erased stands in the log of writes, too, until it is begun anew.
  if (isSqlite(db)) await db.connection.raw('pragma wal_checkpoint(truncate)')
  return { submissions: submissions.length, mails: mails.length, notes: noteCount + mentionCount }
}
