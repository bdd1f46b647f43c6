/** Of an entry in one language. */
export type Rendition = {
  documentId: string
  title: string
  isPublished: boolean
  isBehind: boolean
}

/** An entry and its translations, or a translation and its source. */
export type LanguagesOfEntry = {
  /** What the entry translates; null if it is no translation. */
  source: { documentId: string; title: string } | null
  /** Only of a translation: its language. */
  language: { code: string; name: string } | null
  /** Only of a translation: whether its source changed since the two were equal, and what is not translated yet. */
  isBehind: boolean
  untranslated: string[]
  /** Only of what others can translate: each language of the site, and the entry in it. */
  languages: { code: string; name: string; entry: Rendition | null }[]
}

/** What there is in a language: each entry of the site's own, and the entry that translates it. */
export type Overview = {
  name: string
  entries: {
    uid: string
    documentId: string
    title: string
    path: string
    entry: Rendition | null
  }[]
}

/** What the page with a translation beside its source compares. */
export type Compared = {
  title: string
  source: { documentId: string; title: string; entry: Record<string, unknown> }
  /** The source as it was when the translation was last equal to it. */
  seen: Record<string, unknown> | null
  own: Record<string, unknown>
}
