import { forms, type FormName, formNames } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { type Database, connectionOf } from '../../../platform/database/connection'
import { addressesOf } from '../../inbox/server/addresses'
import { deleteIncoming } from '../../inbox/server/incoming/delete'
import { INCOMING } from '../../inbox/server/incoming/tables'
import { SUBMISSIONS } from '../../inbox/server/tables'
import { MAILS } from '../../../platform/outbox/table'
import { optOutAddress } from '../../opt-outs/server/opt-outs'
import { table } from '../../../platform/strapi/tables'
import { type Deletable, deleteSubmissions } from '../../inbox/server/delete-submissions'
import { addressesIn } from './address-in-text'
import { allMentions, eraseMentions, textOf } from './mentions'
import { personHash } from '../../../platform/person-hash'
import { ERASURES } from './table'
import { erasuresFile, erasuresInDatabase } from './tombstones'

const BATCH = 500

type Stored = { id: number; reference: string; createdAt: Date | string }
/** When each person was erased, by hash. */
type Dates = Map<string, Date>

const newestErasure = (erased: Dates, address: string): Date | undefined =>
  erased.get(personHash(address))

/** Whether an address was erased after something of it was sent or written. */
const isErased = (erased: Dates, address: string, sentAt: Date): boolean => {
  const erasedAt = newestErasure(erased, address)
  return erasedAt !== undefined && sentAt <= erasedAt
}

async function idsOf(db: Database, form: FormName, references: string[]): Promise<Deletable[]> {
  const connection = await connectionOf(db)
  return connection(SUBMISSIONS)
    .select('id', 'form', 'reference')
    .where({ form })
    .whereIn('reference', references)
}

async function cleanForm(strapi: Core.Strapi, form: FormName, erased: Dates) {
  const { db } = strapi
  for (let after = 0; ;) {
    const rows = await table<Stored & Record<string, unknown>>(
      strapi,
      `api::intake.${form}`,
    ).findMany({
      where: { id: { $gt: after } },
      orderBy: { id: 'asc' },
      limit: BATCH,
    })
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const erasedRows = rows.filter((row) =>
      addressesOf(form, row).some((address) => isErased(erased, address, new Date(row.createdAt))),
    )
    if (erasedRows.length === 0) continue
    await db.transaction(async () => {
      await deleteSubmissions(
        db,
        await idsOf(
          db,
          form,
          erasedRows.map(({ reference }) => reference),
        ),
      )
      if (form !== 'newsletter') return
      for (const row of erasedRows)
        for (const address of addressesOf(form, row)) await optOutAddress(db, address)
    })
  }
}

async function cleanMails({ db }: Core.Strapi, erased: Dates) {
  const keys: { recipient_key: string }[] = await db
    .connection(MAILS)
    .distinct('recipient_key')
    .whereNotNull('recipient_key')
  for (const { recipient_key: key } of keys) {
    const erasedAt = newestErasure(erased, key)
    if (erasedAt)
      await db
        .connection(MAILS)
        .where({ recipient_key: key })
        .where('queued_at', '<=', erasedAt)
        .delete()
  }
}

async function cleanIncoming({ db }: Core.Strapi, erased: Dates) {
  const senders: { sender_key: string }[] = await db.connection(INCOMING).distinct('sender_key')
  for (const { sender_key } of senders) {
    const erasedAt = newestErasure(erased, sender_key)
    if (!erasedAt) continue
    const found: { id: number }[] = await db
      .connection(INCOMING)
      .select('id')
      .where({ sender_key })
      .where('received_at', '<=', erasedAt)
    await deleteIncoming(
      db,
      found.map(({ id }) => id),
    )
  }
}

/**
 * A backup from before an erasure holds the person again. The file of tombstones then names people
 * whom the database does not know as erased: they are erased again, before the first request.
 */
export async function cleanRestoredBackup(strapi: Core.Strapi) {
  const known = await erasuresInDatabase(strapi)
  const inFile = await erasuresFile.read()
  await erasuresFile.append([...known].filter(([hash]) => !inFile.has(hash)))
  const missing: Dates = new Map(
    [...inFile].filter(([hash, erasedAt]) => (known.get(hash) ?? 0) < erasedAt),
  )
  if (missing.size === 0) return
  const withAddresses = formNames.filter((form) =>
    forms[form].fields.some(({ kind }) => kind === 'email'),
  )
  for (const form of withAddresses) await cleanForm(strapi, form, missing)
  await cleanMails(strapi, missing)
  await cleanIncoming(strapi, missing)
  await eraseMentions(strapi.db, await allMentions(strapi.db), (mention) =>
    [...new Set(addressesIn(textOf(mention)))].filter((address) =>
      isErased(missing, address, mention.writtenAt ?? new Date(0)),
    ),
  )
  await strapi.db.transaction(async () => {
    const connection = await connectionOf(strapi.db)
    for (const [hash, erasedAt] of missing) {
      await connection(ERASURES)
        .insert({ hash, erased_at: erasedAt })
        .onConflict('hash')
        .merge(['erased_at'])
      await audit(strapi.db, {
        actor: null,
        action: 'person.erase',
        subject: 'person',
        subjectId: hash,
        detail: { again: true },
      })
    }
  })
  strapi.log.info(
    `Erased ${missing.size} people again, whose data a restored backup had brought back.`,
  )
}
