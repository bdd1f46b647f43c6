import {
  brand,
  directions,
  HOME_SLUG,
  inWords,
  type LanguageCode,
  NOT_FOUND_SLUG,
  ownWords,
  pathOfSlug,
  SEARCH_PATH,
  t,
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

const NOT_FOUND = pathOfSlug(NOT_FOUND_SLUG)

/** The pages that each language has whatever its entries are. */
const everywhere = (code: LanguageCode) => [
  [pathOfSlug(HOME_SLUG), `/${code}`],
  [SEARCH_PATH, `/${code}${SEARCH_PATH}`],
]

/** Words and addresses: an address in the code leads to the page in the language of the document. */
export function spokenIn({ language, translations }: Localized): Words {
  if (language === undefined) return ownWords
  const paths = translations.flatMap((one) =>
    one.language === language ? [[one.source, one.path]] : [],
  )
  const { texts } = wordsOf(language)
  return {
    code: language,
    texts: {
      ...texts,
      ...Object.fromEntries([...everywhere(language), ...paths]),
      [NOT_FOUND]: `/${language}${NOT_FOUND}`,
    },
  }
}

/** Where each page that is in several languages is in them, by code. */
function groupsOf({ languages, translations }: Snapshot): Record<string, string>[] {
  const groups = new Map<string, Record<string, string>>()
  const add = (source: string, code: string, path: string) =>
    groups.set(source, { [OWN]: source, ...groups.get(source), [code]: path })
  for (const { language } of languages)
    for (const [source = '', path = ''] of everywhere(language.code))
      add(source, language.code, path)
  // From an unknown path a visitor is led home.
  for (const { language, source, path } of translations)
    if (source !== NOT_FOUND) add(source, language, path)
  return [...groups.values()]
}

export function languagesOf(snapshot: Localized): SiteLanguages {
  const others = snapshot.languages.map(({ language: { code, title } }) => ({
    code,
    name: title,
    home: `/${code}`,
    words: wordsOf(code),
  }))
  const own = { code: OWN, name: OWN_NAME, home: pathOfSlug(HOME_SLUG), words: ownWords }
  return {
    words: spokenIn(snapshot),
    all: [own, ...others].map(({ words, ...language }) => ({
      ...language,
      offer: inWords(words, () => t('Read this page in {language}', { language: language.name })),
    })),
    paths: groupsOf(snapshot),
  }
}

/** Where what is at a path is in each language, itself among them; none if it is in no other. */
export function alternatesOf({ translations }: Snapshot, path: string): [code: string, string][] {
  const source = translations.find((one) => one.path === path)?.source ?? path
  const others = translations.filter((one) => one.source === source)
  if (others.length === 0) return []
  return [[OWN, source], ...others.map((one): [string, string] => [one.language, one.path])]
}
