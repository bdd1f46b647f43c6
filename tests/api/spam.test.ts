import { beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { cmsAt } from '../harness/cms'
import { change } from '../harness/database'
import { referenceIn } from '../harness/stored-submissions'

const cms = cmsAt(inject('cms'))

type Row = { reference: string; state: string; version: number; spam: unknown }

describe('a submission that looks like spam', () => {
  let reviewer: Record<string, string>
  beforeAll(async () => {
    reviewer = await cms.adminLogin('Intake reviewer')
  })

  const submit = async (changes: object, headers: Record<string, string>) => {
    const response = await cms.post(
      'contact',
      { ...expectations.contact.sample, ...changes },
      headers,
    )
    expect(response.status).toBe(201)
    return referenceIn(response)
  }
  const find = async (reference: string) => {
    const { json } = await cms.get(`/inbox/submissions?states=&q=${reference}`, reviewer)
    const [row] = (json as { rows: Row[] }).rows
    if (!row) throw new Error(`${reference} is not in the inbox.`)
    return row
  }
  const verdictOf = async (reference: string) =>
    (
      (await cms.get(`/inbox/submissions/${reference}`, reviewer)).json as {
        spam: { score: number; reasons: string[] }
      }
    ).spam

  it('is stored as new, with a score and its reasons in the list and in the record', async () => {
    const message = 'Buy followers at https://a.example or https://b.example, only today!'
    const changes = { lastName: 'Seller', email: 'x@mailinator.com', message }
    const reference = await submit(changes, { 'X-Form-Seconds': '1' })
    const row = await find(reference)
    expect(row.state).toBe('new')
    const { score, reasons } = await verdictOf(reference)
    expect(reasons).toEqual(expect.arrayContaining(['throwaway', 'fast', 'links']))
    expect(score).toBeGreaterThanOrEqual(100)
    expect(row.spam).toEqual({ score, reasons })
    const again = await verdictOf(await submit(changes, { 'X-Form-Seconds': '60' }))
    expect(again.reasons).toContain('repeated')
  })

  it('is no repeat of its own retry, or of a post that was not stored', async () => {
    const message = 'I wrote this once, and my connection broke before the answer came.'
    const headers = { 'Idempotency-Key': 'spam-test-retry' }
    const reference = await submit({ message }, headers)
    expect(await submit({ message }, headers)).toBe(reference)
    expect((await verdictOf(reference)).reasons).not.toContain('repeated')
    const changed = {
      message: 'I wrote this later, and my browser sent the key of an earlier message.',
    }
    const refused = await cms.post(
      'contact',
      { ...expectations.contact.sample, ...changed },
      headers,
    )
    expect(refused.status).toBe(409)
    expect((await verdictOf(await submit(changed, {}))).reasons).not.toContain('repeated')
  })

  it('is spam by itself only if the hidden field was filled in, which one change undoes', async () => {
    const reference = await submit({ lastName: 'Autofilled' }, { 'X-Form-Honeypot': 'filled' })
    const row = await find(reference)
    expect(row).toMatchObject({ state: 'spam', spam: { score: 100 } })
    const undone = await cms.postTo(
      '/inbox/changes',
      { submissions: [{ reference, version: row.version }], change: { state: 'new' } },
      reviewer,
    )
    expect(undone.status).toBe(200)
    expect(await find(reference)).toMatchObject({ state: 'new' })
  })

  it('that an earlier version stored has no score', async () => {
    const reference = await submit({ lastName: 'Earlier' }, { 'X-Form-Seconds': '1' })
    expect((await verdictOf(reference)).score).toBeGreaterThan(0)
    await change(
      cms,
      'update app_submissions set spam_score = null, spam_reasons = null where reference = ?',
      [reference],
    )
    expect(await verdictOf(reference)).toEqual({ score: 0, reasons: [] })
    expect((await find(reference)).spam).toEqual({ score: 0, reasons: [] })
  })
})
