import {
  brand,
  directions,
  HOME_SLUG,
  type LanguageCode,
  NOT_FOUND_SLUG,
  pathOfSlug,
  SEARCH_PATH,
  type Words,
  wordsOf,
} from '@app/contract'
import type { SiteLanguages } from '../../src/content/page-data'
import type { Localized } from '../content/localized'
import type { Snapshot } from '../content/snapshot'

const OWN = brand.locale.slice(0, 2)
const OWN_NAME = new Intl.DisplayNames([OWN], { type: 'language' }).of(OWN) ?? OWN

/** What `<html>` says of a page's language. */
export const markedAs = (code: LanguageCode | undefined) =>
  code === undefined
    ? { lang: brand.locale, dir: undefined }
    : { lang: code, dir: directions[code] === 'rtl' ? 'rtl' : undefined }

/** The pages that each language has whatever its entries are. */
const everywhere = (code: LanguageCode) => [
  [pathOfSlug(HOME_SLUG), `/${code}`],
  [SEARCH_PATH, `/${code}${SEARCH_PATH}`],
  [pathOfSlug(NOT_FOUND_SLUG), `/${code}${pathOfSlug(NOT_FOUND_SLUG)}`],
]

/** Words and addresses: an address in the code leads to the page in the language of the document. */
export function spokenIn({ language, translations }: Localized): Words {
  if (language === undefined) return {}
  const paths = translations.flatMap((one) =>
    one.language === language ? [[one.source, one.path]] : [],
  )
  return { ...wordsOf(language), ...Object.fromEntries([...everywhere(language), ...paths]) }
}

export function languagesOf(snapshot: Localized): SiteLanguages {
  const paths: SiteLanguages['paths'] = {}
  for (const { language, source, path } of snapshot.translations)
    paths[source] = { ...paths[source], [language]: path }
  return {
    here: snapshot.language,
    words: spokenIn(snapshot),
    names: [
      [OWN, OWN_NAME],
      ...snapshot.languages.map(({ language }): [string, string] => [
        language.code,
        language.title,
      ]),
    ],
    paths,
  }
}

/** Where what is at a path is in each language, itself among them; none if it is in no other. */
export function alternatesOf({ translations }: Snapshot, path: string): [code: string, string][] {
  const source = translations.find((one) => one.path === path)?.source ?? path
  const others = translations.filter((one) => one.source === source)
  if (others.length === 0) return []
  return [[OWN, source], ...others.map((one): [string, string] => [one.language, one.path])]
}
