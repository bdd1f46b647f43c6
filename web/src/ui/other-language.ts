import { languageOf } from '@app/contract'

/** Whether a path is in another language than this document: it is then opened as a document of its own. */
export const isOtherLanguage = (path: string) =>
  languageOf(path) !== languageOf(document.documentElement.lang)
