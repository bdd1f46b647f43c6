import type { LanguageCode } from '@app/contract'
import { type ContentUid, hasSlug, LANGUAGE } from '../content/shared/types'
import { type AskedLanguage, InvalidQuery } from './query'

type Language = { code: string }

type Reading = {
  /** The published languages that have a home page, as JSON. */
  read: (revision: string) => Promise<string[]>
  /** The codes of all, those that are not published among them. */
  readDrafts: () => Promise<string[]>
}

type Known = { revision: string; languages: ReadonlyMap<string, Language>; hidden: string[] }

const inside = (code: string) => ({ $or: [{ slug: code }, { slug: { $startsWith: `${code}/` } }] })

/** The languages that visitors can read beside the site's own, which the revision keeps current. */
export function createLanguages({ read, readDrafts }: Reading) {
  let known: Known = { revision: '', languages: new Map(), hidden: [] }

  const all = async (revision: string): Promise<Known> => {
    if (known.revision !== revision) {
      const found = (await read(revision)).map((text) => JSON.parse(text) as Language)
      const languages = new Map(found.map((language) => [language.code, language]))
      const hidden = (await readDrafts()).filter((code) => !languages.has(code))
      known = { revision, languages, hidden }
    }
    return known
  }

  const named = async (revision: string, code: LanguageCode) => {
    const language = (await all(revision)).languages.get(code)
    if (!language) throw new InvalidQuery(`This site does not speak the language “${code}”.`)
    return language
  }

  return {
    named,

    codes: async (revision: string) => [...(await all(revision)).languages.keys()],

    /**
     * Which entries are in a language: those in its folder, or for the site's own those in no language's folder. Visitors
     * read none of a language that editors only prepare, or have taken off the site, or whose home page is missing.
     */
    async condition(revision: string, uid: ContentUid, asked: AskedLanguage): Promise<object> {
      if (uid === LANGUAGE) return { code: { $in: [...(await all(revision)).languages.keys()] } }
      if (!hasSlug(uid)) return {}
      if (asked && asked !== 'all') return inside((await named(revision, asked)).code)
      const { languages, hidden } = await all(revision)
      const codes = asked === 'all' ? hidden : [...languages.keys(), ...hidden]
      return codes.length === 0 ? {} : { $not: { $or: codes.map(inside) } }
    },
  }
}
