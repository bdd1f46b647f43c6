import { normalizedAddress, type FormName } from '@beam/contract'
import { type Database, connectionOf } from '../../platform/database/connection'
import { hashPayload } from './idempotency-key'
import { limits } from './limits'

/** Lower case can be longer than upper case (İ), and the column would not hold the difference. */
const fitColumn = (key: string) =>
  key.length <= limits.personKeyLength ? key : hashPayload({ key })

type Answers = Readonly<Record<string, unknown>>

/** Forms that store one row per person, and how they identify the person. */
const personKeys: Partial<Record<FormName, (answers: Answers) => string>> = {
  newsletter: ({ email }) => fitColumn(normalizedAddress(String(email))),
}

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
  if (!personKeys[form]) return
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
