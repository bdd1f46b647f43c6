import { fillIn } from '../forms/engine/placeholders'
import type { german } from './german'

/** A language's word for each text of the site's own, by the text in English. */
export type Words = Readonly<Record<string, string>>

/** The texts that the code names itself. A text of a form is looked up by `translated`. */
export type Word = keyof typeof german.site

let spoken: Words = {}

/** The words of this document, for as long as it lives. */
export function speak(words: Words) {
  spoken = words
}

/** What `make` puts together is in these words. It is not async: a page made meanwhile would get them too. */
export function inWords<T>(words: Words, make: () => T): T {
  const before = spoken
  spoken = words
  try {
    return make()
  } finally {
    spoken = before
  }
}

/** A text that the code holds in a table, such as a form's label, in the language of the page. */
export const translated = (text: string): string => spoken[text] ?? text

/** One of the site's own texts in the language of the page, with values in place of '{name}'. */
export const t = (word: Word, values: Record<string, string> = {}): string =>
  fillIn(translated(word), values)
