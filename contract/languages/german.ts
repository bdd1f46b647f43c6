/** The site in German. The keys are the texts in English, as the code has them. */
export const german = {
  /** What `t` looks up: the compiler refuses a word that is not here. */
  site: {
    Search: 'Suche',
  },
  /** What forms show: `languages.test.ts` goes through all forms. */
  forms: {},
} as const
