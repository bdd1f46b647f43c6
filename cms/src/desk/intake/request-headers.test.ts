import { describe, expect, it } from 'vitest'
import { digestPayload, keyedDigest, parseIdempotencyKey } from './idempotency-key'
import { newReference } from './reference'
import { parseSignals } from './signals'

describe('the idempotency key', () => {
  it('is optional', () => {
    expect(parseIdempotencyKey({})).toBeNull()
  })

  it.each(['x', 'a b', 'x'.repeat(200), '7f1f2b9e-6a53-4a4c-9a8e-0c3f1d2b7e55'])(
    'may be %s',
    (key) => {
      expect(parseIdempotencyKey({ 'idempotency-key': key })).toBe(key)
    },
  )

  it.each(['', 'x'.repeat(201), 'a\tb', 'a\u0000b', 'caf\u00E9'])('must not be %j', (key) => {
    expect(() => parseIdempotencyKey({ 'idempotency-key': key })).toThrow(
      expect.objectContaining({ status: 400 }),
    )
  })
})

describe('the hash of a body', () => {
  it('differs with every value', () => {
    const hash = digestPayload({ name: 'Ana', agreed: true })
    expect(digestPayload({ name: 'Ana', agreed: true })).toBe(hash)
    expect(digestPayload({ name: 'Ana', agreed: false })).not.toBe(hash)
    expect(digestPayload({ name: 'Ana ', agreed: true })).not.toBe(hash)
    expect(keyedDigest('a', hash)).not.toBe(keyedDigest('b', hash))
  })
})

describe('the signals in the headers', () => {
  it('are optional, and their absence is not spam', () => {
    expect(parseSignals({})).toEqual({
      isSpam: false,
      secondsTaken: null,
      wordingVersion: null,
      language: null,
    })
  })

  it('mark spam only if the honeypot is filled', () => {
    expect(parseSignals({ 'x-form-honeypot': 'filled' }).isSpam).toBe(true)
    expect(parseSignals({ 'x-form-honeypot': ' ' }).isSpam).toBe(false)
    expect(parseSignals({ 'x-form-seconds': '0' }).isSpam).toBe(false)
  })

  it.each([
    ['42', 42],
    ['0', 0],
    ['41.9', 41],
    ['99999999999', 2147483647],
    ['-1', null],
    ['soon', null],
    ['', null],
    ['1e3', null],
  ])('read %j as %s seconds taken', (header, seconds) => {
    expect(parseSignals({ 'x-form-seconds': header }).secondsTaken).toBe(seconds)
  })

  it('name the version of the consent wording if it is well formed', () => {
    expect(parseSignals({ 'x-form-wording': '2026-11' }).wordingVersion).toBe('2026-11')
    for (const invalid of ['', 'a b', 'x'.repeat(61), 'caf\u00E9']) {
      expect(parseSignals({ 'x-form-wording': invalid }).wordingVersion).toBeNull()
    }
  })
})

describe('a reference', () => {
  it('is ten unambiguous characters and unique', () => {
    const references = Array.from({ length: 1_000 }, newReference)
    for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(new Set(references).size).toBe(1_000)
  })
})
