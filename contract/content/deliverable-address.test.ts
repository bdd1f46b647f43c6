import { describe, expect, it } from 'vitest'
import { addressKey, deliverableAddress, mailboxKey } from './deliverable-address'

describe('an address that mail can reach', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    ['Ana.Silva+shop@Mail.Example.pt', 'Ana.Silva+shop@mail.example.pt'],
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
    'a@b.co/é',
    'a@b.co?é',
    'a@b.co#é',
    'a@b\u00adc.de',
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

describe('for limits', () => {
  it.each([
    ['ana@gmail.com', 'A.na+x@GoogleMail.com', 'a.n.a@gmail.com'],
    ['anasilva@proton.me', 'Ana.Silva@protonmail.com', 'ana_silva+x@pm.me', 'ana-silva@proton.me'],
    ['anasilva@yandex.ru', 'ana.silva@ya.ru', 'ana-silva+x@yandex.com', 'AnaSilva@yandex.kz'],
    ['ana@fastmail.com', 'ana+x@fastmail.com', 'anything@ana.fastmail.com'],
    ['ana@fastmail.fm', 'anything@ana.fastmail.fm'],
    ['ana@icloud.com', 'ana@me.com', 'ana+x@mac.com'],
    ['ana.silva@outlook.com', 'Ana.Silva+x@outlook.com'],
    ['ana@example.org', 'ana+x@example.org'],
  ])('the mailbox %s has one key, whatever its spelling', (plain, ...spellings) => {
    expect(mailboxKey(plain)).toBe(plain)
    for (const spelling of spellings) expect(mailboxKey(spelling)).toBe(plain)
  })

  it.each([
    ['ana.silva@outlook.com', 'anasilva@outlook.com'],
    ['ana_silva@yandex.ru', 'anasilva@yandex.ru'],
    ['ana-silva@gmail.com', 'anasilva@gmail.com'],
    ['ana.silva@icloud.com', 'anasilva@icloud.com'],
    ['ana@fastmail.com', 'ana@fastmail.fm'],
    ['ana@outlook.com', 'ana@hotmail.com'],
    ['ana@notfastmail.com', 'ana@fastmail.com'],
    ['+x@example.org', 'x@example.org'],
  ])('%s and %s are two mailboxes', (one, other) => {
    expect(mailboxKey(one)).not.toBe(mailboxKey(other))
  })

  it('only: a person is known by the address as it is', () => {
    expect(addressKey('A.na+x@GoogleMail.com')).toBe('a.na+x@googlemail.com')
  })
})
