import { addressKey, type FormName, formNames } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { type Database, connectionOf } from '../../platform/database/connection'
import { runOnce } from '../../platform/strapi/stored-value'
import { digestPayload } from './idempotency-key'
import { limits } from './limits'

/** Lower case can be longer than upper case (İ), and the column would not hold the difference. */
const fitColumn = (key: string) =>
  key.length <= limits.personKeyLength ? key : digestPayload({ key })

export type Answers = Readonly<Record<string, unknown>>

/** Forms that store one row per person, and how they identify the person. */
const personKeys: Partial<Record<FormName, (answers: Answers) => string>> = {
  newsletter: ({ email }) => fitColumn(addressKey(String(email))),
}

export const isOnePerPerson = (form: FormName): boolean => personKeys[form] !== undefined

export const personKeyOf = (form: FormName, answers: Answers): string | undefined =>
  personKeys[form]?.(answers)

/**
 * Spam claims no address, so that its owner can submit it. When staff reverse a verdict, the submission
 * takes its address, unless a later one has it, or gives it back.
 */
export async function moveSpam(
  db: Database,
  { form, reference }: { form: FormName; reference: string },
  isSpam: boolean,
) {
  if (!isOnePerPerson(form)) return
  const connection = await connectionOf(db)
  const { tableName } = db.metadata.get(`api::intake.${form}`)
  const [row]: Answers[] = await connection(tableName).where({ reference })
  const key = row && personKeyOf(form, row)
  if (key === undefined) return
  const holder = connection(tableName).select('id').where({ person_key: key })
  if (isSpam) await connection(tableName).where({ reference }).update({ person_key: null })
  else if ((await holder).length === 0)
    await connection(tableName).where({ reference }).update({ person_key: key })
}

const BATCH = 500

/** Once: keys were stored with the domain as it was typed, and would not be found any more. */
export const renewPersonKeys = (strapi: Core.Strapi) =>
  runOnce(strapi, 'person-keys', async () => {
    for (const form of formNames.filter(isOnePerPerson))
      await strapi.db.transaction(async () => renewKeysOf(strapi.db, form))
  })

async function renewKeysOf(db: Database, form: FormName) {
  const connection = await connectionOf(db)
  const { tableName } = db.metadata.get(`api::intake.${form}`)
  for (let after = 0; ;) {
    const rows: (Answers & { id: number; person_key: string })[] = await connection(tableName)
      .whereNotNull('person_key')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    for (const row of rows) {
      const key = personKeyOf(form, row)
      if (key === undefined || key === row.person_key) continue
      const holder = await connection(tableName).select('id').where({ person_key: key })
      // Whoever subscribed by both spellings stays, as a row that claims no address.
      await connection(tableName)
        .where({ id: row.id })
        .update({ person_key: holder.length === 0 ? key : null })
    }
  }
}
