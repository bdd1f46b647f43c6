import { brand } from '../brand'
import { fillIn } from './placeholders'
import type { german } from './german'
import type { LanguageCode } from './languages'

/** A language's text for each of the site's own, by the text in English. */
export type Texts = Readonly<Record<string, string>>

/** The words of a language; without a code, those of the site's own. */
export type Words = { readonly code?: LanguageCode | undefined; readonly texts: Texts }

/** The texts that the code names itself. A text of a form is looked up by `translated`. */
export type Word = keyof typeof german.site

/** Those of the site's own language are in the code. */
export const ownWords: Words = { texts: {} }

let spoken = ownWords

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

/** The language of the page; undefined for the site's own. */
export const spokenLanguage = (): LanguageCode | undefined => spoken.code

/** How the language of the page writes dates and numbers. */
export const locale = (): string => spoken.code ?? brand.locale

/** A text that the code holds in a table, such as a form's label, in the language of the page. */
export const translated = (text: string): string =>
  (Object.hasOwn(spoken.texts, text) && spoken.texts[text]) || text

/** One of the site's own texts in the language of the page, with values in place of '{name}'. */
export const t = (word: Word, values: Record<string, string | number> = {}): string =>
  fillIn(translated(word), values)
