import { describe, expect, it } from 'vitest'
import { redirect } from './types'
import { address } from './values'

const takes = (url: string) => address.safeParse(url).success

describe('a URL that an editor enters', () => {
  it.each([
    '/',
    '/news',
    '/news?a=b#c',
    '#packs',
    'https://blog.example/a b',
    'mailto:hr@wallet.example',
    'tel:+351210000000',
    '/olá',
  ])('may be %j', (url) => {
    expect(takes(url)).toBe(true)
  })

  it.each([
    '//host.example',
    '/\\host.example',
    '/\t/host.example',
    '/\n/host.example',
    '\t/host.example',
    'https://a.example/\u0000',
    '/news\r\nSet-Cookie: a=b',
    '/news\u0085',
    'javascript:alert(1)',
  ])('is refused if it is malformed or hides its target: %j', (url) => {
    expect(takes(url)).toBe(false)
    expect(redirect.safeParse({ from: '/a', to: url }).success).toBe(false)
  })

  it.each(['/\\a', '/a\u0001', '/a\u007f'])('cannot redirect from a path such as %j', (from) => {
    expect(redirect.safeParse({ from, to: '/b' }).success).toBe(false)
  })
})
