import { randomUUID } from 'node:crypto'
import { expectations } from '../../contract/forms/testing/expectations'
import { describe, expect, inject, it } from 'vitest'
import { cmsAt } from './harness/cms'
import { keptBy, referenceIn } from './harness/kept'

const cms = cmsAt(inject('cms'))
const kept = keptBy(cms)
const { sample } = expectations.contact

const withKey = (key: string = randomUUID()) => ({ 'Idempotency-Key': key })
const statusOf = ({ status }: { status: number }) => status

describe('a person who sends again', () => {
  it('because no answer came is kept once and gets the same answer', async () => {
    const before = await kept.count('contact')
    const headers = withKey()
    const first = await cms.post('contact', sample, headers)
    const second = await cms.post('contact', sample, headers)
    expect(second.text).toBe(first.text)
    expect(second.status).toBe(201)
    expect(await kept.count('contact')).toBe(before + 1)
  })

  it('twenty times at once is kept once and gets twenty equal answers', async () => {
    const [before, proofs] = [await kept.count('contact'), await kept.proofs()]
    const headers = withKey()
    const posts = Array.from({ length: 20 }, () => cms.post('contact', sample, headers))
    const answers = await Promise.all(posts)
    expect(answers.map(statusOf)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await kept.count('contact')).toBe(before + 1)
    expect(await kept.proofs()).toBe(proofs + 1)
  })

  it('with the same words in another order or spacing has sent the same', async () => {
    const headers = withKey()
    const first = await cms.post('contact', sample, headers)
    const turned = Object.fromEntries(Object.entries(sample).toReversed())
    const second = await cms.post('contact', JSON.stringify(turned, null, 2), headers)
    expect(second.text).toBe(first.text)
  })

  it('other words under the same key is told so, and nothing is lost', async () => {
    const headers = withKey()
    const first = await cms.post('contact', sample, headers)
    const before = await kept.count('contact')
    const other = await cms.post('contact', { ...sample, message: 'Another' }, headers)
    const message = 'This submission was already sent with other content. Please send it again.'
    expect(other).toMatchObject({ status: 409, json: { message, errors: [message] } })
    expect(await kept.count('contact')).toBe(before)
    expect((await cms.post('contact', sample, headers)).text).toBe(first.text)
  })

  it('other words at the same moment: one of the two is kept', async () => {
    const before = await kept.count('contact')
    const headers = withKey()
    const posts = Array.from({ length: 10 }, (_, post) =>
      cms.post('contact', { ...sample, message: `version ${post % 2}` }, headers),
    )
    const statuses = (await Promise.all(posts)).map(statusOf)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(5)
    expect(await kept.count('contact')).toBe(before + 1)
  })

  it('after a refusal is not held to the refused words', async () => {
    const headers = withKey()
    const keys = await kept.keys()
    expect(statusOf(await cms.post('contact', { ...sample, email: 'ana' }, headers))).toBe(400)
    expect(await kept.keys()).toBe(keys)
    expect(statusOf(await cms.post('contact', sample, headers))).toBe(201)
  })

  it('without a key has sent something new', async () => {
    const before = await kept.count('contact')
    const [first, second] = [await cms.post('contact', sample), await cms.post('contact', sample)]
    expect(referenceIn(first)).not.toBe(referenceIn(second))
    expect(await kept.count('contact')).toBe(before + 2)
  })

  it('may use one key on two forms', async () => {
    const headers = withKey()
    const { sample: investor } = expectations.investor
    expect(statusOf(await cms.post('contact', sample, headers))).toBe(201)
    expect(statusOf(await cms.post('investor', investor, headers))).toBe(201)
  })
})

describe('a key', () => {
  it.each(['', 'x'.repeat(201), 'a\tb', 'caf\u00E9'])(
    'that makes no sense is refused: %j',
    async (key) => {
      const before = await kept.count('contact')
      const answer = await cms.post('contact', sample, withKey(key))
      expect(answer).toMatchObject({
        status: 400,
        json: { message: expect.stringContaining('Key') },
      })
      expect(await kept.count('contact')).toBe(before)
    },
  )

  it('may be long', async () => {
    const key = `${randomUUID()} ${'x'.repeat(163)}`
    expect(key).toHaveLength(200)
    expect(statusOf(await cms.post('contact', sample, withKey(key)))).toBe(201)
  })
})
