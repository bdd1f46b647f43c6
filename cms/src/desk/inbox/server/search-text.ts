import { withoutAccents } from '@app/contract'

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

/** What the search index holds of a submission: each term once. */
export const searchTextOf = (values: readonly string[]): string =>
  [...new Set(values.flatMap(termsOf))].join(' ')
