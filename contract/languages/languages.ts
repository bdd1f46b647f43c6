/** The languages that the site can speak beside its own, by their code, which is also the folder of their pages. */
export const languages = {
  de: { name: 'Deutsch', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

export type LanguageCode = keyof typeof languages

export const languageCodes = Object.keys(languages) as LanguageCode[]

/** The language in whose folder a path or a slug is; undefined for the site's own language, which has no folder. */
export function languageOf(path: string): LanguageCode | undefined {
  const folder = /^\/?([^/?#]*)/.exec(path)?.[1] ?? ''
  return languageCodes.find((code) => code === folder)
}
