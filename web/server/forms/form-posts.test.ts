import { expectations } from '../../../contract/forms/testing/expectations'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Posted } from '../../src/forms/posted'
import { builtInSnapshot } from '../content/snapshot'
import { PageStore } from '../pages/page-store'
import type { CmsResponse, Forwarded } from './forward'
import { formPosts } from './form-posts'

const siteUrl = 'https://www.example.com'
const stored: CmsResponse = { status: 201, body: {}, retryAfter: null }

/** A site's server in front of a cms that answers so. */
function siteWith(forward: (forwarded: Forwarded) => Promise<CmsResponse>) {
  const forwarded: Forwarded[] = []
  const shown: { path: string; posted: Posted }[] = []
  const messages: string[] = []
  const page = { status: 200, html: 'the form', policy: 'its own' } as const
  const take = formPosts({
    siteUrl,
    secret: 'a secret',
    store: new PageStore(
      builtInSnapshot,
      () => page,
      () => undefined,
    ),
    forward: (one) => {
      forwarded.push(one)
      return forward(one)
    },
    render: (_snapshot, { path }, posted) => {
      shown.push({ path, posted })
      return page
    },
    log: (message) => messages.push(message),
  })
  const post = (
    name: string,
    values: object,
    given: Record<string, string> = {},
    address = '203.0.113.7',
  ) =>
    take({
      name,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'www.example.com',
        ...given,
      },
      address,
      readBody: async () =>
        new URLSearchParams(
          Object.entries(values).flatMap(([field, value]) =>
            value === false ? [] : [[field, value === true ? 'on' : String(value)]],
          ),
        ).toString(),
      isGone: () => false,
    })
  return { post, forwarded, shown, messages }
}

const { sample } = expectations.contact

describe('a form that is right', () => {
  it('is passed on as the browser would send it, from the visitor’s address', async () => {
    const { post, forwarded } = siteWith(async () => stored)
    expect(await post('contact', sample)).toEqual({ kind: 'sent', to: '/forms/contact/thanks' })
    expect(forwarded).toEqual([
      expect.objectContaining({
        form: expect.objectContaining({ endpoint: 'contact' }) as object,
        payload: sample,
        address: '203.0.113.7',
        isHoneypotFilled: false,
      }),
    ])
  })

  it('has one key, until an answer, the form, the client or the day is another', async () => {
    const { post, forwarded } = siteWith(async () => stored)
    vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z'), toFake: ['Date'] })
    await post('contact', sample)
    vi.setSystemTime(new Date('2026-11-28T23:00:00Z'))
    await post('contact', sample)
    await post('contact', { ...sample, message: 'Hello again' })
    await post('newsletter', { email: sample['email'] })
    await post('contact', sample, {}, '203.0.113.8')
    vi.setSystemTime(new Date('2026-11-29T00:00:00Z'))
    await post('contact', sample)
    vi.useRealTimers()
    const keys = forwarded.map(({ key }) => key)
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(5)
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  })

  it('says so if the honeypot was filled in', async () => {
    const { post, forwarded } = siteWith(async () => stored)
    await post('contact', { ...sample, furtherRemarks: 'x' })
    expect(forwarded[0]?.isHoneypotFilled).toBe(true)
  })
})

describe('a form with errors', () => {
  it('is shown where it was sent from, with all that was entered, and is not passed on', async () => {
    const { post, forwarded, shown } = siteWith(async () => stored)
    const answer = await post(
      'career-application',
      { firstName: 'Ana', termsAgreed: true },
      { referer: `${siteUrl}/careers/spontaneous-application` },
    )
    expect(answer).toEqual({
      kind: 'shown',
      status: 400,
      retryAfter: null,
      html: 'the form',
      policy: 'its own',
    })
    expect(forwarded).toEqual([])
    expect(shown).toEqual([
      {
        path: '/careers/spontaneous-application',
        posted: {
          form: 'career-application',
          isSent: false,
          values: expect.objectContaining({ firstName: 'Ana', termsAgreed: true }) as object,
          errors: {
            email: 'Valid email is required',
            positionArea: 'Position is required',
            resume: 'Resume is required',
            consentGiven: 'You must consent to data storage',
          },
        },
      },
    ])
  })
})

describe('if the cms', () => {
  it.each([
    [400, 400],
    [409, 400],
    [429, 429],
    [500, 503],
    [503, 503],
  ])('refuses with %i, its words are shown with the status %i', async (status, shownStatus) => {
    const body = { message: 'No.', errors: ['No.'], fields: { email: 'Not this one.' } }
    const { post, shown } = siteWith(async () => ({ status, body, retryAfter: '30' }))
    const answer = await post('contact', sample)
    expect(answer).toMatchObject({ kind: 'shown', status: shownStatus, retryAfter: '30' })
    expect(shown[0]?.posted).toMatchObject({
      errors: { email: 'Not this one.' },
      failure: { message: 'No.', list: ['No.'] },
    })
  })

  it.each([
    ['contact', 'Network error. Please try again later.'],
    ['local-partner', 'Network error. Please try again.'],
    ['newsletter', 'Network error. Please check your connection and try again.'],
  ] as const)('can’t be reached, %s says what the form says', async (name, message) => {
    const { post, shown, messages } = siteWith(() =>
      Promise.reject(new Error('ECONNREFUSED 10.0.0.5')),
    )
    expect(await post(name, expectations[name].sample)).toMatchObject({
      kind: 'shown',
      status: 503,
    })
    expect(shown[0]?.posted.failure?.message).toBe(message)
    expect(messages).toEqual([expect.stringContaining('ECONNREFUSED')])
    expect(messages[0]).not.toContain('ana@example.com')
  })

  it('is down, the log says so once, until it was there again', async () => {
    let isUp = false
    const { post, messages } = siteWith(() =>
      isUp ? Promise.resolve(stored) : Promise.reject(new Error('Down on purpose')),
    )
    for (const up of [false, false, true, false]) {
      isUp = up
      await post('contact', sample)
    }
    expect(messages).toHaveLength(2)
  })

  it('never answers, a client has few posts that wait, and others have theirs', async () => {
    const { post, forwarded } = siteWith(() => new Promise(() => undefined))
    const waiting = Array.from({ length: 9 }, () => post('contact', sample))
    expect(await waiting[8]).toEqual({ kind: 'busy' })
    void post('contact', sample, {}, '203.0.113.8')
    await vi.waitFor(() => expect(forwarded).toHaveLength(9))
  })
})

describe('a post is refused', () => {
  let site: ReturnType<typeof siteWith>
  beforeEach(() => {
    site = siteWith(async () => stored)
  })

  it.each(['log-consent', 'nothing', '', 'constructor', 'contact/thanks'])(
    'that names %j, which nobody can send without scripts',
    async (name) => {
      expect(await site.post(name, sample)).toMatchObject({ kind: 'refused', status: 404 })
    },
  )

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
    [{ 'content-type': 'application/json' }, 415],
    [{ 'content-type': '' }, 415],
  ])('with the headers %j (%i)', async (headers, status) => {
    const answer = await site.post('contact', sample, headers as Record<string, string>)
    expect(answer).toMatchObject({ kind: 'refused', status })
  })

  it('if pages with errors wait already for the same client', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.post('contact', {})))
    expect(answers.filter(({ kind }) => kind === 'shown')).toHaveLength(8)
    expect(answers.filter(({ kind }) => kind === 'busy')).toHaveLength(12)
  })
})
