import { german } from './german'
import type { LanguageCode } from './languages'
import { ownWords, type Texts, type Word, type Words } from './words'

const tables = { de: german } as const satisfies Record<
  LanguageCode,
  { site: Readonly<Record<Word, string>>; forms: Texts }
>

/** All words of a language. */
export const wordsOf = (code: LanguageCode | undefined): Words =>
  code === undefined ? ownWords : { code, texts: { ...tables[code].site, ...tables[code].forms } }
