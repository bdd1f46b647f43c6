import { pageForms } from '@app/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { intakeAddress, type PostedForm, postIntake } from './post-intake'

const { contact, investor, 'local-partner': localPartner } = pageForms

const config = { apiUrl: 'https://cms.example/api', secureApiUrl: 'https://secure.example' }

type Call = [address: string, init: RequestInit & { headers: Record<string, string> }]

const answering = (make: () => Response | Promise<Response>) => {
  const post = vi.fn((..._call: Call) => Promise.resolve(make()))
  vi.stubGlobal('fetch', post)
  return post
}

const json = (status: number, body: unknown) => () => Response.json(body, { status })

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const outcome = (form: PostedForm) => postIntake(form, { email: 'a@b.c' }, { key: 'k' })

describe('a post', () => {
  test('goes to the address that the form names', () => {
    expect(intakeAddress({ base: 'api', endpoint: 'contact' })).toBe(
      'https://cms.example/api/contact',
    )
    expect(intakeAddress({ base: 'secure', endpoint: 'installation' })).toBe(
      'https://secure.example/api/installation',
    )
  })

  test('sends its signals as headers: whole seconds, and the honeypot only if filled', async () => {
    const post = answering(json(201, {}))
    await postIntake(contact, { email: 'ü@b.c' }, { key: 'k', seconds: 7.9 })
    await postIntake(contact, {}, { key: 'k', honeypot: true })
    const [[, first], [, second]] = post.mock.calls as [Call, Call]
    expect(first.body).toBe('{"email":"ü@b.c"}')
    expect(first.headers).toEqual({
      'Content-Type': 'application/json',
      'Idempotency-Key': 'k',
      'X-Form-Seconds': '7',
      'X-Form-Wording': contact.wordingVersion,
    })
    expect(second.headers['X-Form-Honeypot']).toBe('filled')
    expect(second.body).toBe('{}')
  })

  test('carries no cookies, which the cms refuses from another origin', async () => {
    const post = answering(json(201, {}))
    await outcome(contact)
    expect(post.mock.calls[0]?.[1].credentials).toBe('omit')
  })
})

describe('the result of a post', () => {
  test('is a success for any status from 200 to 299, whatever the body', async () => {
    answering(() => new Response('<html>', { status: 200 }))
    expect(await outcome(contact)).toEqual({ ok: true })
  })

  test("has the server's message and field errors when it is refused", async () => {
    answering(json(400, { message: 'No.', errors: ['No.'], fields: { email: 'No.' } }))
    expect(await outcome(contact)).toEqual({
      ok: false,
      failure: { message: 'No.', list: ['No.'], fields: { email: 'No.' } },
    })
  })

  test.each(['', '<html></html>', '[]'])(
    'has the form\'s own message when the server\'s answer is "%s"',
    async (text) => {
      answering(() => new Response(text, { status: 502 }))
      expect(await outcome(localPartner)).toMatchObject({
        failure: { message: 'Form submission failed.' },
      })
      expect(await outcome(investor)).toMatchObject({
        failure: { message: 'HTTP error! status: 502' },
      })
    },
  )

  test('has the network message when the network fails; investors see the error itself', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await outcome(localPartner)).toMatchObject({
      failure: { message: 'Network error. Please try again.' },
    })
    expect(await outcome(investor)).toMatchObject({ failure: { message: 'Failed to fetch' } })
  })

  test('is a network failure when the server does not answer in time', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      )
    })
    const result = outcome(investor)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await result).toMatchObject({ failure: { message: 'Network error. Please try again.' } })
  })
})
