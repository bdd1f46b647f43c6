import { describe, expect, it } from 'vitest'
import { chooseEncoding, matchesEtag, tagFor } from './negotiation'

describe('Accept-Encoding selects the encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP, BR', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['deflate', 'identity'],
    ['zstd;q=1, br;q=0.0001', 'br'],
    ['br;q=abc', 'br'],
  ])('%s → %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected)
  })
})

describe('an ETag shows whether the browser’s copy is current', () => {
  it('is different for each encoding', () => {
    expect(tagFor('abc', 'identity')).toBe('W/"abc"')
    expect(tagFor('abc', 'br')).toBe('W/"abc-br"')
  })

  it.each([
    ['"abc-br"', true],
    ['W/"abc-br"', true],
    ['"other", "abc-br"', true],
    ['*', true],
    ['"abc"', false],
    [undefined, false],
  ])('%s', (header, expected) => {
    expect(matchesEtag(header, '"abc-br"')).toBe(expected)
  })
})
