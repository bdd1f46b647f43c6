// Its own cms: it starts as if a day had passed, and a backup had been restored.
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import type { FormName } from '../../../contract/index'
import { change } from '../../harness/database'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { referenceIn } from '../../harness/stored-submissions'
import { asEditor, pageWithText } from '../as-editor'
import { everyRowOf } from '../harness/every-row'

const ERASED = 'restored@example.org'
const LEFT = 'left-after-the-backup@example.org'

type Headers = Record<string, string>
type Rows = { id: number }[]

let cms: RunningCms
let officer: Headers
let reviewer: Headers
beforeAll(async () => {
  cms = await startCms({ postgres: inject('postgres'), from: inject('seeded') })
  officer = await cms.adminLogin('Privacy officer')
  reviewer = await cms.adminLogin('Intake reviewer')
})
afterAll(() => cms.remove())

const submit = async (form: FormName, email: string) =>
  referenceIn(await cms.post(form, { ...expectations[form].sample, email }))
const postWithKey = (form: FormName, email: string, key: string) =>
  cms.post(form, { ...expectations[form].sample, email }, { 'Idempotency-Key': key })
const note = (reference: string, text: string) =>
  cms.postTo(`/inbox/submissions/${reference}/notes`, { text }, reviewer)
const stays = async (reference: string) =>
  (await cms.get(`/inbox/submissions/${reference}`, reviewer)).status === 200
const find = async (email: string) =>
  (await cms.postTo('/privacy/person', { email }, officer)).json as {
    digest: string
    submissions: object[]
    newsletter: string
  }

const daysAgo = (days: number) => {
  const date = new Date(Date.now() - days * 86_400_000)
  return cms.databaseUrl ? date.toISOString() : date.getTime()
}
const age = (table: string, column: string, id: unknown, days: number) =>
  change(
    cms,
    `update ${table} set ${column} = ? where ${column === 'at' ? 'id' : 'reference'} = ?`,
    [daysAgo(days), id],
  )

describe('the first start of a day, on a backup that was restored', () => {
  let past: string
  let versions: { path: string; kept: number[] }
  let entries: { path: string; kept: number[] }

  const versionsAt = async (path: string) =>
    ((await cms.get(path, await cms.adminLogin())).json as { versions: Rows }).versions.map(
      ({ id }) => id,
    )
  const entriesAt = async (path: string) =>
    ((await cms.get(path, officer)).json as { rows: Rows }).rows.map(({ id }) => id)

  /** The second of three versions, and the newer of two entries of the audit log, are young enough. */
  async function leaveOldRecords() {
    const { pages } = asEditor(cms)
    const id = await pages.create(pageWithText('aged-versions', 'Kept', 'Text'))
    for (const title of ['Newer', 'Newest']) await pages.save(id, { title })
    const path = `/history/versions/api::page.page/${id}`
    const [newest = 0, newer = 0, oldest = 0] = await versionsAt(path)
    await age('app_versions', 'at', newest, 400)
    await age('app_versions', 'at', newer, 364)
    await age('app_versions', 'at', oldest, 366)
    versions = { path, kept: [newest, newer] }

    const noted = await submit('contact', 'noted@example.org')
    for (const text of ['Old', 'New']) await note(noted, text)
    const query = `/audit/entries?q=${noted}`
    const [second = 0, first = 0] = await entriesAt(query)
    await age('app_audit', 'at', first, 366)
    await age('app_audit', 'at', second, 364)
    entries = { path: query, kept: [second] }
  }

  /** As if the database were from before the erasure: the address is back in it. */
  async function restoreErased() {
    await submit('contact', ERASED)
    const { digest } = await find(ERASED)
    await cms.postTo('/privacy/person/erase', { email: ERASED, digest }, officer)
    const tombstone = join(cms.dataDir, 'erasures.jsonl')
    const last = readFileSync(tombstone, 'utf8').trim().split('\n').at(-1) ?? ''
    expect(last).not.toContain('restored')
    const { hash } = JSON.parse(last) as { hash: string }
    await change(cms, 'delete from app_erasures where hash = ?', [hash])
    await note(await submit('contact', ERASED), `Wrote to ${ERASED}.`)
    for (const key of ['one', 'two']) await postWithKey('newsletter', ERASED, key)
    await cms.stop()
    appendFileSync(tombstone, `\n${JSON.stringify({ hash, erasedAt: new Date() })}\n{"hash":"cut`)
  }

  /** As if the database were from before the address left the newsletter. */
  async function restoreSubscribed() {
    const reference = await submit('newsletter', LEFT)
    await cms.postTo(`/newsletter/subscribers/${reference}/unsubscribe`, {}, reviewer)
    expect(await find(LEFT)).toMatchObject({ newsletter: 'left' })
    await change(cms, 'delete from app_newsletter_opt_outs', [])
    expect(await find(LEFT)).toMatchObject({ newsletter: 'subscribed' })
  }

  beforeAll(async () => {
    past = await submit('career-application', 'applicant@example.org')
    await age('app_submissions', 'received_at', past, 900)
    await leaveOldRecords()
    await change(cms, 'update app_daily_jobs set ran_at = ?', [daysAgo(2)])
    await change(cms, "update app_daily_jobs set ran_at = ? where name = 'audit'", [daysAgo(-2)])
    await restoreSubscribed()
    await restoreErased()
    await cms.startAgain()
  })

  it('deletes submissions that are past their period', async () => {
    await expect.poll(() => stays(past)).toBe(false)
  })

  it('deletes versions older than a year, but not the newest of an entry', async () => {
    await expect.poll(() => versionsAt(versions.path)).toEqual(versions.kept)
  })

  it('deletes what the audit log has kept for a year, though the clock was two days ahead when it last did', async () => {
    await expect.poll(() => entriesAt(entries.path)).toEqual(entries.kept)
  })

  it('erases again everybody who was erased after the backup was made', async () => {
    expect(await find(ERASED)).toMatchObject({ submissions: [], mails: [] })
    expect((await everyRowOf(cms)).toLowerCase()).not.toContain(ERASED)
  })

  it('writes to nobody who left the newsletter after the backup was made', async () => {
    expect(await find(LEFT)).toMatchObject({ newsletter: 'left' })
  })
})

it('the next start of the same day deletes nothing, whoever wrote since', async () => {
  const later = await submit('contact', ERASED)
  const past = await submit('career-application', 'applicant@example.org')
  await age('app_submissions', 'received_at', past, 900)
  await cms.stop()
  await cms.startAgain()
  expect((await find(ERASED)).submissions).toMatchObject([{ reference: later }])
  expect(await stays(past)).toBe(true)
  const runs = "select id from app_audit where action = 'retention.run' and actor_id is null"
  expect(await cms.select(runs)).toHaveLength(1)
})
