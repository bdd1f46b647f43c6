import { HOME_SLUG, type LanguageCode } from '@app/contract'
import type { Row } from '../../../content/shape'
import { PAGE, type TypeWithSlug } from '../../../content/shared/types'

/** The slug under which an entry is in the folder of a language. */
export const slugInLanguage = (uid: TypeWithSlug, slug: string, language: LanguageCode): string =>
  uid === PAGE && slug === HOME_SLUG ? language : `${language}/${slug}`

/** What belongs to the source alone: other addresses of its own, and pages that it names as related. */
const OF_SOURCE = new Set(['slug', 'aliases', 'related'])

/** Leads a link on this site to the page in the language, if there is one. */
function translatedLink(url: string, paths: ReadonlyMap<string, string>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const to = paths.get(path)
  return to === undefined ? url : to + rest
}

/** A value of the source with its links led to the language: in fields for addresses, and in rich text. */
function withLinks(value: unknown, paths: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withLinks(one, paths))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && /url$/i.test(name)
        ? translatedLink(inner, paths)
        : withLinks(inner, paths),
    ]),
  )
}

/** What a translation begins with: the source, with the links of the language. `paths` leads to what is in it already. */
export function beginningOf(source: Row, paths: ReadonlyMap<string, string>): Row {
  const own = Object.entries(source).filter(([name]) => !OF_SOURCE.has(name))
  return Object.fromEntries(own.map(([name, value]) => [name, withLinks(value, paths)]))
}
