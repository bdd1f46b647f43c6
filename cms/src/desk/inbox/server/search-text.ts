import { withoutAccents } from '@app/contract'
import { keyedHash } from '@app/runtime'

/** Letters that Unicode does not take apart into a base letter and a mark. */
const LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** The terms of a text: lower case, without accents, split at everything that is no letter or digit. */
export const termsOf = (text: string): string[] =>
  withoutAccents(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[łøđðþßæœı]/g, (letter) => LETTERS[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((term) => term.slice(0, 60)) ?? []

const SHORTEST_NUMBER = 5
const PHONE = /^[\s\d+()/.-]+$/

/** The digits of a phone number and, if it names a country, the digits without one, two or three for its code. */
export function phoneTermsOf(text: string): string[] {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  const cuts = /^\s*(?:\+|00)/.test(text) ? [0, 1, 2, 3] : [0]
  return cuts.map((cut) => digits.slice(cut)).filter(({ length }) => length >= SHORTEST_NUMBER)
}

/**
 * The keyed hash by which a masked answer, such as a bank account, is found. Terms are found by how they begin, so a
 * number in plain text could be found out digit by digit; its hash is found only by the whole number.
 */
export function maskedTermsOf(secret: string, text: string): string[] {
  const whole = termsOf(text).join('')
  if (whole.length < SHORTEST_NUMBER || !/\d/.test(whole)) return []
  const hash = keyedHash(secret, 'masked answer', whole)
  return [Buffer.from(hash, 'base64url').toString('hex').slice(0, 40)]
}

/** What the search index holds of a submission: each term once. */
export const searchTextOf = (terms: readonly string[]): string => [...new Set(terms)].join(' ')

export type Search = {
  terms: readonly string[]
  /** Each of them alone finds a submission, too. */
  also: readonly string[]
}

/** A phone or masked number is looked for as a whole, however it is spaced. */
export const searchOf = (secret: string, text: string): Search => ({
  terms: termsOf(text).slice(0, 8),
  also: [...(PHONE.test(text) ? phoneTermsOf(text) : []), ...maskedTermsOf(secret, text)],
})
