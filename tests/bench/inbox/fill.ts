import { expectations } from '../../../contract/forms/testing/expectations'
import { SUSPICIOUS } from '../../../cms/src/desk/intake/shared/spam-reasons'
import { formNames, reviewStates } from '../../../contract/index'
import { snakeCase } from '../../harness/cms-modules'
import { change } from '../../harness/database'
import { tableOf } from '../../harness/stored-submissions'

type Location = { dataDir: string; databaseUrl: string }

const FIRST_NAMES = ['ana', 'rui', 'eva', 'tom', 'ines', 'paul', 'zoe', 'max', 'lena', 'jon']
const LAST_NAMES = ['silva', 'rossi', 'meyer', 'novak', 'costa', 'dubois', 'smith', 'nagy', 'berg']
const DAY_MS = 86_400_000

/** One of several texts, by a number that grows with each row. */
const pick = (number: string, texts: readonly string[]) =>
  `case (${number}) % ${texts.length} ${texts
    .map((text, index) => `when ${index} then '${text}'`)
    .join(' ')} end`

/** Words of messages, and of how many messages each is in one. "chargeback" and "refund" never meet. */
const MESSAGE_WORDS = { payment: 2, please: 3, voucher: 7, refund: 10, invoice: 50 }
const RARE_WORDS = 20
const VOCABULARY = 30_000
/** An odd number for each rare word, so that messages differ. */
const STEP = 7919

/** What a message adds to the terms of a row. */
const messageTerms = [
  ...Object.entries(MESSAGE_WORDS).map(
    ([word, one]) => `case when i % ${one} = 0 then ' ${word}' else '' end`,
  ),
  `case when i % 10 = 5 then ' chargeback' else '' end`,
  ...Array.from(
    { length: RARE_WORDS },
    (_, nth) => `' word' || (cast(i as bigint) * ${STEP + 2 * nth} % ${VOCABULARY})`,
  ),
].join(' || ')

/** Many are closed, a few are open. */
const STATES = [...reviewStates, ...Array.from({ length: 15 }, () => 'closed')]

/** Others may begin with this letter, too; they have ten. */
const IS_FILLED = `reference like 'R%' and length(reference) < 10`

/**
 * Fills the inbox of a stopped cms with so many submissions over some days, by one statement for each table:
 * as many posts would take an hour. The statements are the same for both databases.
 */
export async function fillInbox(location: Location, count: number, days: number) {
  const isSqlite = location.databaseUrl === ''
  const start = Date.now() - days * DAY_MS
  const at = `${start} + cast(i as bigint) * ${days * DAY_MS} / ${count}`
  const date = (ms: string) =>
    isSqlite ? `cast(${ms} as integer)` : `to_timestamp((${ms}) / 1000.0)`
  const first = pick('i / 7', FIRST_NAMES)
  const last = pick('i / 11', LAST_NAMES)
  const state = pick('i / 13', STATES)
  const email = `${first} || i || '@example.org'`
  await change(
    location,
    `insert into app_submissions (form, reference, received_at, state, assignee_id, name, email, company,
       about, search_text, spam_score, spam_reasons, version, answered_at)
     with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${count})
     select ${pick('i', formNames)}, 'R' || i, ${date(at)}, ${state},
       case when i % 5 = 0 then 1 end, ${first} || ' ' || ${last}, ${email}, ${last} || ' ltd', 'Support',
       ${first} || ' ' || ${last} || ' ltd ' || ${first} || i || ' example org r' || i || ${messageTerms},
       case when i % 400 = 7 then ${SUSPICIOUS} else 0 end, '[]', 1,
       case when ${state} in ('closed', 'answered') then ${date(`${at} + (i % 96) * 3600000`)} end
     from numbers`,
  )
  if (isSqlite)
    await change(
      location,
      `insert into app_submission_search (rowid, terms) select id, search_text from app_submissions
       where ${IS_FILLED}`,
    )
  for (const form of formNames) await fillForm(location, form)
  if (!isSqlite) await change(location, 'vacuum analyze')
}

async function fillForm(location: Location, form: (typeof formNames)[number]) {
  const answers = Object.entries(expectations[form].sample).filter(([field]) => field !== 'email')
  const columns = answers.map(([field]) => `, ${snakeCase(field)}`).join('')
  const values = answers.map(([, value]) => `, '${String(value).replaceAll("'", "''")}'`).join('')
  const hasEmail = 'email' in expectations[form].sample
  await change(
    location,
    `insert into ${tableOf(form)} (document_id, reference, created_at${hasEmail ? ', email' : ''}${columns})
     select reference, reference, received_at${hasEmail ? ', email' : ''}${values}
     from app_submissions where form = '${form}' and ${IS_FILLED}`,
  )
}
