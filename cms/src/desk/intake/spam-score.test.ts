import type { FormName } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { expectations } from '../../../../contract/forms/testing/expectations'
import { EarlierSubmissions } from './earlier-submissions'
import { SUSPICIOUS } from './shared/spam-reasons'
import { type Earlier, spamVerdict } from './spam-score'
import type { Payload } from './submission'

type Given = {
  form?: FormName
  changes?: Payload
  seconds?: number | null
  isSpam?: boolean
  earlier?: Partial<Earlier>
}

const verdictOn = ({ form = 'contact', changes, seconds = 40, isSpam = false, earlier }: Given) =>
  spamVerdict({
    form,
    payload: { ...expectations[form].sample, ...changes },
    signals: { isSpam, secondsTaken: seconds },
    earlier: { isRepeated: false, isOneOfMany: false, isFlood: false, ...earlier },
  })

describe('the spam score', () => {
  it.each(Object.keys(expectations) as FormName[])('of an ordinary %s is 0', (form) => {
    expect(verdictOn({ form })).toEqual({ score: 0, reasons: [] })
    expect(verdictOn({ form, seconds: null })).toEqual({ score: 0, reasons: [] })
  })

  it.each<[string, Given, number]>([
    ['honeypot', { isSpam: true }, 100],
    ['fast', { seconds: 2 }, 30],
    ['throwaway', { changes: { email: 'x@MAILINATOR.com' } }, 40],
    ['throwaway', { changes: { email: 'x@eu.yopmail.com' } }, 40],
    ['links', { changes: { message: 'See http://a.example and www.b.example' } }, 30],
    ['links', { changes: { firstName: 'Win https://a.example' } }, 30],
    ['repeated', { earlier: { isRepeated: true } }, 30],
    ['many', { earlier: { isOneOfMany: true } }, 20],
    ['flood', { earlier: { isFlood: true } }, 20],
  ])('has the reason %s for %j', (reason, given, score) => {
    expect(verdictOn(given)).toEqual({ score, reasons: [reason] })
  })

  it.each<[string, Given]>([
    ['one link in a message', { changes: { message: 'Is https://a.example yours?' } }],
    ['the shop’s own addresses', { form: 'installation' }],
    ['a domain that only ends like a throwaway one', { changes: { email: 'x@notyopmail.com' } }],
    ['a cookie choice within a second', { form: 'log-consent', seconds: 0 }],
  ])('is not raised by %s', (_what, given) => {
    expect(verdictOn(given).reasons).toEqual([])
  })

  it('adds up, to 100 at most', () => {
    const earlier = { isRepeated: true, isOneOfMany: true }
    expect(verdictOn({ seconds: 1, earlier })).toEqual({
      score: 80,
      reasons: ['fast', 'repeated', 'many'],
    })
    expect(verdictOn({ seconds: 1, isSpam: true, earlier }).score).toBe(100)
  })
})

describe('earlier submissions', () => {
  const DAY_MS = 86_400_000
  const sender = { address: '192.0.2.1', prefix: undefined }
  const payload = (message: string): Payload => ({ ...expectations.contact.sample, message })
  const LONG = 'Our agency brings your shop to the first page of every search.'

  it('with the same long text are noticed for a day, however it is spaced or written', () => {
    const earlier = new EarlierSubmissions(30)
    const repeats = (message: string, now: number) =>
      earlier.count({ form: 'contact', payload: payload(message), sender }, now).isRepeated
    expect(repeats(LONG, 0)).toBe(false)
    expect(repeats(` ${LONG.toUpperCase().replaceAll(' ', '\n ')}`, 1)).toBe(true)
    expect(repeats('Thank you!', 2)).toBe(false)
    expect(repeats('Thank you!', 3)).toBe(false)
    expect(repeats(LONG, DAY_MS + 10)).toBe(false)
  })

  it('from one address are noticed from the sixth within an hour; another address is not', () => {
    const earlier = new EarlierSubmissions(30)
    const from = (address: string, now: number) =>
      earlier.count(
        { form: 'contact', payload: payload('Hello'), sender: { ...sender, address } },
        now,
      ).isOneOfMany
    const first = Array.from({ length: 6 }, (_, at) => from('192.0.2.1', at))
    expect(first).toEqual([false, false, false, false, false, true])
    expect(from('192.0.2.2', 7)).toBe(false)
    expect(from('192.0.2.1', DAY_MS)).toBe(false)
  })

  it('from one address are suspicious from the thirty-first within an hour, so that its emails are held', () => {
    const earlier = new EarlierSubmissions(30)
    const given = { form: 'contact' as const, payload: payload('Hello') }
    const signals = { isSpam: false, secondsTaken: 60 }
    const scores = Array.from({ length: 31 }, (_, at) => {
      const counted = earlier.count({ ...given, sender }, at * 60_000)
      return spamVerdict({ ...given, signals, earlier: counted }).score
    })
    expect(scores.findIndex((score) => score >= SUSPICIOUS)).toBe(30)
  })

  it('that were not stored do not count', () => {
    const earlier = new EarlierSubmissions(30)
    const count = () => earlier.count({ form: 'contact', payload: payload(LONG), sender }, 0)
    for (let attempt = 0; attempt < 10; attempt += 1) count().forget()
    expect(count()).toMatchObject({ isRepeated: false, isOneOfMany: false })
  })

  it('are not counted for cookie choices, which every visitor sends', () => {
    const earlier = new EarlierSubmissions(30)
    const choose = () =>
      earlier.count({ form: 'log-consent', payload: { choice: 'accepted' }, sender }, 0)
    for (let attempt = 0; attempt < 10; attempt += 1) expect(choose().isOneOfMany).toBe(false)
  })
})
