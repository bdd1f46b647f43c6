import { german } from './german'
import type { LanguageCode } from './languages'
import type { Word, Words } from './words'

const tables = { de: german } as const satisfies Record<
  LanguageCode,
  { site: Readonly<Record<Word, string>>; forms: Words }
>

/** All words of a language; those of the site's own language are the code's. */
export const wordsOf = (code: LanguageCode | undefined): Words =>
  code === undefined ? {} : { ...tables[code].site, ...tables[code].forms }
