import { expect, it } from 'vitest'
import { maskedTermsOf, phoneTermsOf, searchOf } from './search-text'

it.each([
  ['+351 912 345 678', '912345678'],
  ['+351 912 345 678', '912 345 678'],
  ['+351 912 345 678', '00351912345678'],
  ['+351 912 345 678', '912345'],
  ['912345678', '+351 912-345-678'],
  ['0912 345 678', '+351912345678'],
  ['+1 (212) 555 0100', '212.555.0100'],
])('the phone %s is found by %s', (stored, typed) => {
  const found = searchOf('secret', typed).also.some((term) =>
    phoneTermsOf(stored).some((known) => known.startsWith(term)),
  )
  expect(found).toBe(true)
})

it.each(['912', 'Ana 912345678', '12 34'])('%s is no phone number', (text) => {
  expect(searchOf('secret', text).also.filter((term) => /^\d+$/.test(term))).toEqual([])
})

it('a masked number is found as a whole, however it is spaced, and not by how it begins', () => {
  const [term = ''] = maskedTermsOf('secret', 'PT50 0002 0123 1234 5678 9015 4')
  expect(searchOf('secret', 'pt50000201231234567890154').also).toEqual([term])
  expect(searchOf('secret', 'PT50-0002-0123-1234-5678-9015-4').also).toEqual([term])
  expect(searchOf('secret', 'PT50 0002 0123').also).not.toContain(term)
  expect(term).not.toMatch(/0002|0123/)
  expect(maskedTermsOf('secret', '')).toEqual([])
})
