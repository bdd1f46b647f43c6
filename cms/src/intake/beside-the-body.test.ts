import { describe, expect, it } from 'vitest'
import { hashOf, readKey } from './idempotency'
import { newReference } from './reference'
import { readSignals } from './signals'

describe('the idempotency key', () => {
  it('may be left out', () => {
    expect(readKey({})).toBeNull()
  })

  it.each(['x', 'a b', 'x'.repeat(200), '7f1f2b9e-6a53-4a4c-9a8e-0c3f1d2b7e55'])(
    'may be %s',
    (key) => {
      expect(readKey({ 'idempotency-key': key })).toBe(key)
    },
  )

  it.each(['', 'x'.repeat(201), 'a\tb', 'a\u0000b', 'caf\u00E9'])('must not be %j', (key) => {
    expect(() => readKey({ 'idempotency-key': key })).toThrow(
      expect.objectContaining({ status: 400 }),
    )
  })
})

describe('the hash of a body', () => {
  it('tells bodies apart by every answer', () => {
    const hash = hashOf({ name: 'Ana', agreed: true })
    expect(hashOf({ name: 'Ana', agreed: true })).toBe(hash)
    expect(hashOf({ name: 'Ana', agreed: false })).not.toBe(hash)
    expect(hashOf({ name: 'Ana ', agreed: true })).not.toBe(hash)
  })
})

describe('what comes beside the answers', () => {
  it('may be nothing, and that is not spam', () => {
    expect(readSignals({})).toEqual({ isSpam: false, secondsTaken: null, wordingVersion: null })
  })

  it('marks spam when the honeypot is filled, and only then', () => {
    expect(readSignals({ 'x-form-honeypot': 'filled' }).isSpam).toBe(true)
    expect(readSignals({ 'x-form-honeypot': ' ' }).isSpam).toBe(false)
    expect(readSignals({ 'x-form-seconds': '0' }).isSpam).toBe(false)
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
  ])('tells from %j that the sender took %s seconds', (told, seconds) => {
    expect(readSignals({ 'x-form-seconds': told }).secondsTaken).toBe(seconds)
  })

  it('names the version of the words, if it is a plain name', () => {
    expect(readSignals({ 'x-form-wording': '2026-11' }).wordingVersion).toBe('2026-11')
    for (const strange of ['', 'a b', 'x'.repeat(61), 'caf\u00E9']) {
      expect(readSignals({ 'x-form-wording': strange }).wordingVersion).toBeNull()
    }
  })
})

describe('a reference', () => {
  it('is ten characters that nobody misreads, never the same twice', () => {
    const references = Array.from({ length: 1_000 }, newReference)
    for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(new Set(references).size).toBe(1_000)
  })
})
