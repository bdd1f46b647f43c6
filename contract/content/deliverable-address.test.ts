import { describe, expect, it } from 'vitest'
import { deliverableAddress } from './deliverable-address'

describe('an address that mail can reach', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    ['Ana.Silva+beam@Mail.Example.pt', 'Ana.Silva+beam@mail.example.pt'],
    [" o'neil_{x}@a-b.example ", "o'neil_{x}@a-b.example"],
    ['ana@münchen.example', 'ana@xn--mnchen-3ya.example'],
    [`${'a'.repeat(64)}@b.co`, `${'a'.repeat(64)}@b.co`],
  ])('%s is used as %s', (text, address) => {
    expect(deliverableAddress(text)).toBe(address)
  })
})

describe('an address that no mail reaches', () => {
  it.each([
    '',
    'ana',
    '@b.co',
    'ana@',
    'ana@home',
    'x<a@b.co>',
    '<a@b.co>',
    'a;b@c.d',
    'a,b@c.de',
    'a:b@c.de',
    '"a"@b.co',
    '(a)@b.co',
    'a\\b@c.de',
    'a@b@c.de',
    'a b@c.de',
    'a@b.co\r\nBcc:c@d.ef',
    'a@b.co\nBcc:c@d.ef',
    'a\u0000@b.co',
    'a\u202E@b.co',
    'a\u200B@b.co',
    'josé@b.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@.b.co',
    'a@b..co',
    'a@b.co.',
    'a@-b.co',
    'a@b-.co',
    'a@b_c.de',
    'a@b.co?subject=x',
    'a@b.co/x',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'all:a@b.co;',
    'a@b.co,c@d.ef',
    'a@b.co\u2028c',
    'a(b)@c.de',
    'a@b\u{FF0F}c.de',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(127)}co`,
  ])('%j is left out', (text) => {
    expect(deliverableAddress(text)).toBeUndefined()
  })
})
