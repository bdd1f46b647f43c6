import { languageOf } from '@app/contract'

/** The language of this document; undefined for the site's own. */
export const ownLanguage = () => languageOf(document.documentElement.lang)

/** Whether a path is in another language than this document: it is then opened as a document of its own. */
export const isOtherLanguage = (path: string) => languageOf(path) !== ownLanguage()
