import { forms, newsletterKey, refuse, staffViewOf, type FormName } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { Refused } from '../refusals/refused'
import { consentProof } from './consent'
import { addToInbox, type Arrival } from '../inbox/submission-row'
import { hashOf } from './idempotency'
import { insert } from './insert'
import { limits } from './limits'
import { newReference } from './reference'
import { SharedCommit } from './shared-commit'
import type { Payload, Submission } from './submission'

type Database = Core.Strapi['db']

const proofs = 'api::intake.consent-proof'
const keys = 'api::intake.idempotency-key'

/** A small letter may be longer than its capital (İ), and the column has no room for that. */
const fitted = (key: string) => (key.length <= limits.personKeyLength ? key : hashOf({ key }))

/** Forms of which one row is kept per person: what tells a person apart. */
const personOf: Partial<Record<FormName, (payload: Payload) => string>> = {
  newsletter: ({ email }) => fitted(newsletterKey(String(email))),
}

/** Claims the key, or gives the reference that the same post was answered with before. */
async function earlierAnswer(db: Database, submission: Submission, reference: string) {
  const { form, key, payload } = submission
  if (key === null) return null
  const claim = { scope: `${form}:${key}`, bodyHash: hashOf(payload), reference }
  if (await insert(db, keys, claim, 'scope')) return null
  const earlier: typeof claim = await db.query(keys).findOne({ where: { scope: claim.scope } })
  if (earlier.bodyHash === claim.bodyHash) return earlier.reference
  const taken = 'This submission was already sent with other content. Please send it again.'
  throw new Refused(409, { refusal: refuse(taken) })
}

/** Keeps the submission and gives the reference it is kept under. */
async function keep(db: Database, { form, payload, signals }: Submission, reference: string) {
  const uid = `api::intake.${form}`
  const row = {
    ...payload,
    reference,
    secondsTaken: signals.secondsTaken,
    wordingVersion: signals.wordingVersion,
  }
  const arrival: Arrival = {
    form,
    reference,
    answers: payload,
    receivedAt: new Date(),
    state: signals.isSpam ? 'spam' : staffViewOf(form).arrivesClosed ? 'closed' : 'new',
    spam: signals.isSpam ? { score: 100, reasons: ['honeypot'] } : { score: 0, reasons: [] },
  }
  const personKey = personOf[form]?.(payload)
  // What a robot sends must not take the place of a person who comes later.
  if (personKey === undefined || signals.isSpam) {
    await insert(db, uid, row)
    await addToInbox(db, [arrival])
    return reference
  }
  const isNew = await insert(db, uid, { ...row, personKey }, 'person_key')
  if (isNew) await addToInbox(db, [arrival])
  // Asked in both cases, so that the time an answer takes does not tell who was known.
  const kept: { reference: string } = await db.query(uid).findOne({ where: { personKey } })
  return kept.reference
}

/** Keeps a submission, its consent proof and its key; gives the answer's reference. */
async function keepWhole(db: Database, submission: Submission): Promise<string> {
  const answered = newReference()
  const earlier = await earlierAnswer(db, submission, answered)
  if (earlier !== null) return earlier
  const kept = await keep(db, submission, answered)
  const { form, payload, signals } = submission
  const { boxes, ...proof } = consentProof(forms[form], payload, signals.wordingVersion)
  await insert(db, proofs, {
    form,
    reference: kept,
    ...proof,
    boxes: JSON.stringify(boxes),
    recordedAt: new Date(),
  })
  return answered
}

/** Keeps each submission all or nothing, and answers once it is on the disk. */
export function createStore(db: Database): (submission: Submission) => Promise<string> {
  const shared = new SharedCommit<string>((work) => db.transaction(work))
  // PostgreSQL has a connection for each, and itself writes several commits at once.
  const isShared = db.dialect.client === 'sqlite'
  return async (submission) => {
    const work = () => keepWhole(db, submission)
    return isShared ? shared.run(work) : db.transaction(work)
  }
}
