import { withoutAccents } from '@app/contract'

/** Words that say nothing about what a visitor looks for. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i if in is it my of on or the this to we what when where which who with you your'.split(
    ' ',
  ),
)

export const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** Capitals and accents make no difference, in the index and in queries alike. */
export const normalWord = (word: string) => withoutAccents(word).toLowerCase()

export const wordsOf = (text: string): string[] => text.normalize('NFC').match(WORDS) ?? []

/** Null if the word is not indexed. */
export function termOf(word: string): string | null {
  const term = normalWord(word)
  return STOP_WORDS.has(term) ? null : term
}
