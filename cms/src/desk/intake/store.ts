import { forms } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { firstState } from '../inbox/shared/review-states'
import { addToInbox, type Arrival } from '../inbox/server/submission-row'
import { wakeMails } from '../../platform/outbox/outbox'
import { queueJoinQuestion, queueSubmissionMails } from '../mail/server/submission-mails'
import { consentProof } from './consent'
import { GroupCommit } from './group-commit'
import { hashPayload } from './idempotency-key'
import { insert } from './insert'
import { personKeyOf } from './person-key'
import { newReference } from './reference'
import type { Outcome, Submission } from './submission'

type Database = Core.Strapi['db']

const PROOF = 'api::intake.consent-proof'
const KEY = 'api::intake.idempotency-key'

/** Claims the idempotency key; if it is taken, returns what that means for this submission. */
async function claimKey(
  db: Database,
  submission: Submission,
  reference: string,
): Promise<Outcome | null> {
  const { form, key, payload } = submission
  if (key === null) return null
  const claim = { scope: `${form}:${key}`, bodyHash: hashPayload(payload), reference }
  if (await insert(db, KEY, claim, 'scope')) return null
  const earlier: typeof claim = await db.query(KEY).findOne({ where: { scope: claim.scope } })
  if (earlier.bodyHash !== claim.bodyHash) return { kind: 'conflict' }
  return { kind: 'replayed', reference: earlier.reference }
}

/** Saves the answers; returns the reference of the row, which for a known person is the older one. */
async function saveAnswers(
  strapi: Core.Strapi,
  { form, payload, signals, spam }: Submission,
  reference: string,
) {
  const { db } = strapi
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
    state: signals.isSpam ? 'spam' : firstState(form),
    spam,
  }
  const personKey = personKeyOf(form, payload)
  // Spam must not claim an address that its owner may submit later.
  if (personKey === undefined || signals.isSpam) {
    await insert(db, uid, row)
    await addToInbox(db, [arrival])
    await queueSubmissionMails(strapi, arrival)
    return reference
  }
  const isNew = await insert(db, uid, { ...row, personKey }, 'person_key')
  if (isNew) await addToInbox(db, [arrival])
  // Read in both cases, so that the response time does not reveal whether the address was known.
  const stored: { reference: string } = await db.query(uid).findOne({ where: { personKey } })
  const current = { ...arrival, reference: stored.reference }
  if (isNew) await queueSubmissionMails(strapi, current)
  if (form === 'newsletter') await queueJoinQuestion(strapi, current)
  return stored.reference
}

/** Saves a submission with its key and its consent proof, unless the key was used before. */
async function save(strapi: Core.Strapi, submission: Submission): Promise<Outcome> {
  const { db } = strapi
  const reference = newReference()
  const earlier = await claimKey(db, submission, reference)
  if (earlier !== null) return earlier
  const storedReference = await saveAnswers(strapi, submission, reference)
  const { form, payload, signals } = submission
  const { boxes, ...proof } = consentProof(forms[form], payload, signals.wordingVersion)
  await insert(db, PROOF, {
    form,
    reference: storedReference,
    ...proof,
    boxes: JSON.stringify(boxes),
    recordedAt: new Date(),
  })
  return { kind: 'stored', reference }
}

/** Saves each submission in a transaction, and resolves once it is committed. */
export function createStore(strapi: Core.Strapi): (submission: Submission) => Promise<Outcome> {
  const { db } = strapi
  const commits = new GroupCommit<Outcome>((work) => db.transaction(work))
  // PostgreSQL has several connections and groups commits itself.
  const isGrouped = db.dialect.client === 'sqlite'
  return async (submission) => {
    const work = () => save(strapi, submission)
    const outcome = await (isGrouped ? commits.run(work) : db.transaction(work))
    if (outcome.kind === 'stored') wakeMails(strapi)
    return outcome
  }
}
