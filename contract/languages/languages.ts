/** The languages that the site can speak beside its own, by their code, which is also the folder of their pages. */
export const languageCodes = ['de'] as const

export type LanguageCode = (typeof languageCodes)[number]

/** Which way each is read. */
export const directions: Readonly<Record<LanguageCode, 'ltr' | 'rtl'>> = { de: 'ltr' }

const FOLDER = new RegExp(`^/?(${languageCodes.join('|')})(?![^/?#])`)

/** The language in whose folder a path or a slug is; undefined for the site's own language, which has no folder. */
export const languageOf = (path: string) => FOLDER.exec(path)?.[1] as LanguageCode | undefined
