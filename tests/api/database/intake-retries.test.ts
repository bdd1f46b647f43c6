import { randomUUID } from 'node:crypto'
import { expectations } from '../../../contract/forms/testing/expectations'
import { describe, expect, inject, it } from 'vitest'
import { cmsAt } from '../../harness/cms'
import { storedIn, referenceIn } from '../../harness/stored-submissions'

const cms = cmsAt(inject('cms'))
const stored = storedIn(cms)
const { sample } = expectations.contact

const withKey = (key: string = randomUUID()) => ({ 'Idempotency-Key': key })
const statusOf = ({ status }: { status: number }) => status

describe('a submission that is sent again', () => {
  it('after a lost response is stored once and gets the same response', async () => {
    const before = await stored.count('contact')
    const headers = withKey()
    const first = await cms.post('contact', sample, headers)
    const second = await cms.post('contact', sample, headers)
    expect(second.text).toBe(first.text)
    expect(second.status).toBe(201)
    expect(first.headers).not.toHaveProperty('idempotency-replayed')
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await stored.count('contact')).toBe(before + 1)
  })

  it('twenty times at once is stored once and gets twenty equal responses', async () => {
    const [before, proofs] = [await stored.count('contact'), await stored.proofs()]
    const headers = withKey()
    const posts = Array.from({ length: 20 }, () => cms.post('contact', sample, headers))
    const responses = await Promise.all(posts)
    expect(responses.map(statusOf)).toEqual(Array(20).fill(201))
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(await stored.count('contact')).toBe(before + 1)
    expect(await stored.proofs()).toBe(proofs + 1)
  })

  it('with its fields in another order or spacing counts as the same', async () => {
    const headers = withKey()
    const first = await cms.post('contact', sample, headers)
    const turned = Object.fromEntries(Object.entries(sample).toReversed())
    const second = await cms.post('contact', JSON.stringify(turned, null, 2), headers)
    expect(second.text).toBe(first.text)
  })

  it('with other values under the same key is refused with 409, and nothing is lost', async () => {
    const headers = withKey()
    const first = await cms.post('contact', sample, headers)
    const before = await stored.count('contact')
    const other = await cms.post('contact', { ...sample, message: 'Another' }, headers)
    const message = 'This submission was already sent with other content. Please send it again.'
    expect(other).toMatchObject({ status: 409, json: { message, errors: [message] } })
    expect(other.text).not.toContain(referenceIn(first))
    expect(other.headers).not.toHaveProperty('idempotency-replayed')
    expect(await stored.count('contact')).toBe(before)
    expect((await cms.post('contact', sample, headers)).text).toBe(first.text)
  })

  it('with other values at the same moment is stored in one of its two versions', async () => {
    const before = await stored.count('contact')
    const headers = withKey()
    const posts = Array.from({ length: 10 }, (_, post) =>
      cms.post('contact', { ...sample, message: `version ${post % 2}` }, headers),
    )
    const statuses = (await Promise.all(posts)).map(statusOf)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(5)
    expect(await stored.count('contact')).toBe(before + 1)
  })

  it('after a refusal may contain other values', async () => {
    const headers = withKey()
    const keys = await stored.keys()
    expect(statusOf(await cms.post('contact', { ...sample, email: 'ana' }, headers))).toBe(400)
    expect(await stored.keys()).toBe(keys)
    expect(statusOf(await cms.post('contact', sample, headers))).toBe(201)
  })

  it('without a key is a new submission', async () => {
    const before = await stored.count('contact')
    const [first, second] = [await cms.post('contact', sample), await cms.post('contact', sample)]
    expect(referenceIn(first)).not.toBe(referenceIn(second))
    expect(await stored.count('contact')).toBe(before + 2)
  })

  it('to another form with the same key is a new submission', async () => {
    const headers = withKey()
    const { sample: investor } = expectations.investor
    expect(statusOf(await cms.post('contact', sample, headers))).toBe(201)
    expect(statusOf(await cms.post('investor', investor, headers))).toBe(201)
  })
})

describe('an idempotency key', () => {
  it.each(['', 'x'.repeat(201), 'a\tb', 'caf\u00E9'])(
    'that is invalid is refused: %j',
    async (key) => {
      const before = await stored.count('contact')
      const response = await cms.post('contact', sample, withKey(key))
      expect(response).toMatchObject({
        status: 400,
        json: { message: expect.stringContaining('Key') },
      })
      expect(await stored.count('contact')).toBe(before)
    },
  )

  it('may have up to 200 characters', async () => {
    const key = `${randomUUID()} ${'x'.repeat(163)}`
    expect(key).toHaveLength(200)
    expect(statusOf(await cms.post('contact', sample, withKey(key)))).toBe(201)
  })
})
