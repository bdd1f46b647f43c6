import type { LanguageCode } from '@app/contract'
import { type ContentUid, hasSlug } from '../content/shared/types'
import { type AskedLanguage, InvalidQuery } from './query'

type Language = { code: string }

const inside = (code: string) => ({ $or: [{ slug: code }, { slug: { $startsWith: `${code}/` } }] })

/** The languages that visitors can read beside the site's own, which the revision keeps current. */
export function createLanguages(read: (revision: string) => Promise<string[]>) {
  let known = { revision: '', languages: new Map<string, Language>() }

  const all = async (revision: string): Promise<ReadonlyMap<string, Language>> => {
    if (known.revision !== revision) {
      const found = (await read(revision)).map((text) => JSON.parse(text) as Language)
      known = { revision, languages: new Map(found.map((language) => [language.code, language])) }
    }
    return known.languages
  }

  const named = async (revision: string, code: LanguageCode) => {
    const language = (await all(revision)).get(code)
    if (!language) throw new InvalidQuery(`This site does not speak the language “${code}”.`)
    return language
  }

  return {
    named,

    /** Which entries are in a language: those in its folder, or for the site's own those in no language's folder. */
    async condition(revision: string, uid: ContentUid, asked: AskedLanguage): Promise<object> {
      if (!hasSlug(uid) || asked === 'all') return {}
      if (asked) return inside((await named(revision, asked)).code)
      const codes = [...(await all(revision)).keys()]
      return codes.length === 0 ? {} : { $not: { $or: codes.map(inside) } }
    },
  }
}
