import {
  type FormName,
  forms,
  inLanguage,
  inWords,
  isWordedBySite,
  type LanguageCode,
  shownWording,
  wordsOf,
} from '@app/contract'
import type { Core } from '@strapi/strapi'
import { wakeMailsSoon } from '../../platform/outbox/outbox'
import type { Arrival, OnStored } from './arrival'
import { claimKey } from './claim-key'
import { consentProof } from './consent'
import { GroupCommit } from './group-commit'
import { insert } from './insert'
import { personKeyOf } from './person-key'
import { newReference } from './reference'
import type { Outcome, Submission } from './submission'
import { keepWordings } from './wordings'

const PROOF = 'api::intake.consent-proof'
const SETTINGS = 'api::site-setting.site-setting'
const LANGUAGE = 'api::site-language.site-language'

/** Saves the answers; of a known person nothing, and the reference is that of the stored row. */
async function saveAnswers(
  { db }: Core.Strapi,
  { form, payload, signals, spam }: Submission,
  reference: string,
): Promise<Arrival> {
  const uid = `api::intake.${form}`
  const row = {
    ...payload,
    reference,
    secondsTaken: signals.secondsTaken,
    wordingVersion: signals.wordingVersion,
  }
  const { isSpam, language } = signals
  const arrival = {
    form,
    reference,
    answers: payload,
    receivedAt: new Date(),
    language,
    isSpam,
    spam,
  }
  const personKey = personKeyOf(form, payload)
  // Spam must not claim an email that its owner may submit later.
  if (personKey === undefined || isSpam) {
    await insert(db, uid, row)
    return { ...arrival, isNew: true }
  }
  const isNew = await insert(db, uid, { ...row, personKey }, 'person_key')
  // Read in both cases, so that the response time does not reveal whether the email was known.
  const stored: { reference: string } = await db.query(uid).findOne({ where: { personKey } })
  return { ...arrival, reference: stored.reference, isNew }
}

/** Editors word the cookie question and the newsletter's agreement in the site settings. */
async function currentWording(
  db: Core.Strapi['db'],
  form: FormName,
  language: LanguageCode | null,
) {
  const own: object = (isWordedBySite(form) && (await db.query(SETTINGS).findOne())) || {}
  if (language === null) return shownWording(forms[form], own)
  const where = { code: language, publishedAt: { $notNull: true } }
  const texts: object = (await db.query(LANGUAGE).findOne({ where })) ?? {}
  const settings = isWordedBySite(form) ? inLanguage('site-setting', own, texts) : {}
  return inWords(wordsOf(language), () => shownWording(forms[form], settings))
}

/** Saves a submission with its key and its consent proof, unless the key was used before. */
async function save(
  strapi: Core.Strapi,
  submission: Submission,
  onStored: readonly OnStored[],
): Promise<Outcome> {
  const { db } = strapi
  const reference = newReference()
  const earlier = await claimKey(db, submission, reference)
  if (earlier !== null) return earlier
  const arrival = await saveAnswers(strapi, submission, reference)
  for (const act of onStored) await act(strapi, arrival)
  const { form, payload, signals } = submission
  const shown = await currentWording(db, form, signals.language)
  const { boxes, ...proof } = consentProof(forms[form], payload, signals.wordingVersion, shown)
  // What editors have written is kept once a visitor has answered it.
  const isOwn = shown.version === forms[form].wordingVersion
  if (proof.hash !== null && !isOwn) await keepWordings(db, [shown.wording])
  await insert(db, PROOF, {
    form,
    reference: arrival.reference,
    ...proof,
    boxes: JSON.stringify(boxes),
    recordedAt: new Date(),
  })
  // The reference of this post, so that the response does not reveal whether the person was known.
  return { kind: 'stored', reference }
}

/**
 * Saves each submission in a transaction, together with what features do with it (`features.ts` lists them); resolves
 * once it is committed.
 */
export function createStore(
  strapi: Core.Strapi,
  onStored: readonly OnStored[],
): (submission: Submission) => Promise<Outcome> {
  const { db } = strapi
  const commits = new GroupCommit<Outcome>((work) => db.transaction(work))
  // PostgreSQL has several connections and groups commits itself.
  const isGrouped = db.dialect.client === 'sqlite'
  return async (submission) => {
    const work = () => save(strapi, submission, onStored)
    const outcome = await (isGrouped ? commits.run(work) : db.transaction(work))
    if (outcome.kind === 'stored') wakeMailsSoon(strapi)
    return outcome
  }
}
