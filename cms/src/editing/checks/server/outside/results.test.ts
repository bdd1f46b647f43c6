import { expect, it } from 'vitest'
import { type Failures, nextFailures, reported } from './results'

const GONE = { kind: 'gone', reason: 'answers 404' } as const
const SILENT = { kind: 'silent', reason: 'does not answer' } as const
const url = 'https://elsewhere.example/'

const afterDays = (...answers: (typeof GONE | typeof SILENT | { kind: 'there' | 'unasked' })[]) =>
  reported(
    answers.reduce<Failures>((before, one) => nextFailures(before, new Map([[url, one]])), {}),
  ).get(url)

it('what is gone is told at once, and what is silent on the third day in a row', () => {
  expect(afterDays(GONE)).toBe('answers 404')
  expect(afterDays(SILENT, SILENT)).toBeUndefined()
  expect(afterDays(SILENT, SILENT, SILENT)).toBe('does not answer, for 3 days')
  expect(afterDays(SILENT, SILENT, { kind: 'there' }, SILENT)).toBeUndefined()
})

it('what is there again, must not be asked or is linked no more is forgotten', () => {
  expect(afterDays(GONE, { kind: 'there' })).toBeUndefined()
  expect(afterDays(GONE, { kind: 'unasked' })).toBeUndefined()
  expect(nextFailures({ [url]: { reason: '', isGone: true, checks: 1 } }, new Map())).toEqual({})
})
