import { describe, expect, it } from 'vitest'
import { describeError, isRequestId, logLine, withoutPersonalData } from './log-line'

const failure = (message: string) => Object.assign(new Error(message), { code: '23505' })

describe('an error in the log', () => {
  it.each([
    "insert into `contacts` (`email`) values ('ana@example.org') - UNIQUE constraint failed",
    'select "t0".* from "pages" as "t0" where "slug" = \'ana@example.org\' - column does not exist',
    'invalid input syntax for type integer: "ana@example.org"',
    `Unexpected token 'a', "ana@example.org" is not valid JSON`,
    'No recipient ana@example.org',
  ])('repeats nothing of what was sent: %s', (message) => {
    const described = JSON.stringify(describeError(failure(message)))
    expect(described).not.toContain('ana')
    expect(described).toContain('23505')
    expect(described).toContain('log-line.test.ts')
  })

  it('keeps what an operator needs', () => {
    expect(describeError(new TypeError('x is not a function')).message).toBe(
      'TypeError: x is not a function',
    )
    expect(withoutPersonalData('The cms answers again.')).toBe('The cms answers again.')
  })
})

it('a line is JSON where JSON is asked for, whatever the message holds', () => {
  const entry = { level: 'error', message: 'first\nsecond "x"', fields: { status: 500 } }
  const line = logLine('json', entry)
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject(entry.fields)
  expect(logLine('text', entry)).toMatch(/^\d{4}-.*Z error: first second "x"$/)
})

it('only a UUID is accepted as an id of a request', () => {
  expect(isRequestId('3f0c1b1e-0f5f-4b8e-9a51-0d3f4c8d9e11')).toBe(true)
  for (const value of ['ana@example.org', undefined, 'a'.repeat(36)])
    expect(isRequestId(value)).toBe(false)
})
