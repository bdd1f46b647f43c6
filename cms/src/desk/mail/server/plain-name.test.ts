import { expect, it } from 'vitest'
import { plainName } from './plain-name'

it.each([
  'Ana Sá',
  'J. R. R. Tolkien',
  "Seán O'Neill-García",
  'Nguyễn Thị Minh Khai',
  '山田 太郎',
  'عبد الله',
  'علی\u200cرضا',
  'Smith & Sons, Lda.',
  'x'.repeat(40),
])('an email may begin with the name %j', (name) => {
  expect(plainName(name)).toBe(name)
})

it.each([
  ['an address', 'Ana https://evil.example'],
  ['an address without a dot', 'Ana http:evil'],
  ['a bare domain', 'Ana evil.example'],
  ['a number for a domain', 'Ana 192.0.2.7'],
  ['a bare domain in capitals', 'EVIL.EXAMPLE'],
  ['a domain behind www', 'www evil'],
  ['a full-width dot', 'evil．example'],
  ['an ideographic dot', 'evil。example'],
  ['a half-width ideographic dot', 'evil｡example'],
  ['a one-dot leader', 'evil․example'],
  ['a small dot', 'evil﹒example'],
  ['full-width letters', 'ｅｖｉｌ．ｅｘａｍｐｌｅ'],
  ['a domain of other letters', 'зло.рф'],
  ['an invisible character in a domain', 'evil.\u200bexample'],
  ['a soft hyphen in http', 'ht\u00adtp evil'],
  ['a mark for a hidden character', 'evil.⟨U+202E⟩example'],
  ['an email address', 'ana@evil'],
  ['a line break', 'Ana\nYour wallet is blocked'],
  ['a carriage return', 'Ana\rYour wallet is blocked'],
  ['a line separator', 'Ana\u2028Your wallet is blocked'],
  ['a paragraph separator', 'Ana\u2029Your wallet is blocked'],
  ['a sentence', 'customer! Your wallet is blocked'],
  ['a phone number', 'call 0800 123'],
  ['a phone number in other digits', 'call ٠٨٠'],
  ['a phone number in parts', 'Ana 8-0-0'],
  ['41 characters', 'x'.repeat(41)],
])('no email begins with a name that holds %s', (_what, name) => {
  expect(plainName(name)).toBe('')
})
