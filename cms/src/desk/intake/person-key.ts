import { addressKey, type FormName } from '@app/contract'
import { type Database, connectionOf } from '../../platform/database/connection'
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
 * Sets or clears the person key when a submission becomes spam or stops being spam. Spam has none, so that the owner of
 * the email can submit it; a submission that is no spam any more takes the key, unless a later one has it.
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
