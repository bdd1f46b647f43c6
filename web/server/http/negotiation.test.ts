import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, encode, isSame, tagFor } from './encodings'

describe('a browser gets the form it can read', () => {
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

  it('and every form holds the same words', async () => {
    const body = Buffer.from('A beam of light – '.repeat(50))
    const { bodies } = await encode(body)
    expect(brotliDecompressSync(bodies.br ?? '')).toEqual(body)
    expect(gunzipSync(bodies.gzip ?? '')).toEqual(body)
    expect(bodies.identity).toEqual(body)
  })
})

describe('a tag says whether a browser’s copy is current', () => {
  it('by form', () => {
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
    expect(isSame(header, '"abc-br"')).toBe(expected)
  })
})
