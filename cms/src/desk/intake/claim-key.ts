import { type FormName, formNames } from '@app/contract'
import { hashAddress } from '../../platform/address-hash'
import { type Database, connectionOf } from '../../platform/database/connection'
import { settings } from '../../platform/settings/settings'
import { digestPayload, keyedDigest } from './idempotency-key'
import { insert } from './insert'
import { type Answers, isOnePerPerson, personKeyOf } from './person-key'
import type { Outcome, Submission } from './submission'

const KEY = 'api::intake.idempotency-key'
const secret = settings.secrets.subscriberKey

const tableOf = (db: Database, form: FormName) => db.metadata.get(`api::intake.${form}`).tableName

/** The hash by which an opt-out knows the person; undefined if the form stores more than one row per person. */
const personOf = (form: FormName, answers: Answers): string | undefined => {
  const key = personKeyOf(form, answers)
  return key === undefined ? undefined : hashAddress(secret, key)
}

/**
 * Claims the idempotency key. If it is taken, returns what that means for this submission; null if it was free, or if
 * the client has sent none.
 */
export async function claimKey(
  db: Database,
  { form, key, payload }: Submission,
  reference: string,
): Promise<Outcome | null> {
  if (key === null) return null
  const bodyHash = keyedDigest(secret, digestPayload(payload))
  const claim = { scope: `${form}:${key}`, bodyHash, reference }
  if (await insert(db, KEY, { ...claim, person: personOf(form, payload) }, 'scope')) return null
  const earlier: typeof claim = await db.query(KEY).findOne({ where: { scope: claim.scope } })
  if (earlier.bodyHash !== claim.bodyHash) return { kind: 'conflict' }
  return { kind: 'replayed', reference: earlier.reference }
}

/** The hashes of the persons who sent these submissions, as far as a form stores one row per person. */
export async function personsOf(
  db: Database,
  found: readonly { form: FormName; reference: string }[],
): Promise<string[]> {
  const connection = await connectionOf(db)
  const persons: string[] = []
  for (const form of formNames.filter(isOnePerPerson)) {
    const own = found.filter((one) => one.form === form).map(({ reference }) => reference)
    const rows: Answers[] = await connection(tableOf(db, form)).whereIn('reference', own)
    persons.push(...rows.flatMap((row) => personOf(form, row) ?? []))
  }
  return persons
}
