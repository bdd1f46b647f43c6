import { HOME_SLUG, languageCodes, languageOf, NOT_FOUND_SLUG, wallClock } from '@app/contract'
import { normalPath } from '@app/runtime'
import { pathOnSite } from '../../addresses/server/path-on-site'
import { type Labels, untranslated } from '../../../content/shared/compare'
import type { Translation } from '../../../content/translations/translations'
import { fieldsIn, type FoundField, type Row } from '../../../content/shared/fields'
import { undescribedPhotos } from '../../../content/shared/photos'
import { closedSince, problemsIn } from '../shared/problems'
import { searchResult } from '../shared/search-result'
import { type Link, linksIn } from '../../../content/shared/links'
import { sectionIn, sectionsOf } from '../../../content/shared/sections'
import { type Finding, type FindingKind, kindsOfFindings } from '../shared/kinds'
import { hasSlug, JOB, PAGE, pathOf, REDIRECT } from '../../../content/shared/types'

export type Entry = { uid: string; documentId: string; title: string; values: Row }

export type MenuItem = {
  title: string
  /** The page that an item leads to; undefined for other kinds of items. */
  page?: string
  /** Where an item of another kind leads; undefined for a heading. */
  url?: string | undefined
}

/** All that visitors can reach, and what leads there. */
export type Content = {
  siteUrl: string
  labels: (uid: string) => Labels
  /** Whether the findings in entries of this type may be shown to this member of staff. */
  isShown: (uid: string) => boolean
  entries: Entry[]
  menu: MenuItem[]
  /** The pages that other pages name as related. */
  related: ReadonlySet<string>
  redirects: { documentId: string; from: string; to: string }[]
  isOwnPath: (path: string) => boolean
  translations: readonly Pick<Translation, 'entry' | 'source' | 'language'>[]
  /** By document: the entry that a translation is behind. */
  behind: ReadonlyMap<string, string>
  /** By address: what leads nowhere on other sites, and why, as of the last check. */
  outside: ReadonlyMap<string, string>
}

/** The slugs of pages that need no link: the logo leads to the home page, and a wrong address shows the other. */
const STARTS = new Set<string>([
  HOME_SLUG,
  NOT_FOUND_SLUG,
  ...languageCodes.flatMap((code) => [code, `${code}/${NOT_FOUND_SLUG}`]),
])

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const MENU = { uid: 'menu', documentId: '', title: 'Menu' }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The language of an entry of a site with several; undefined for its own. */
const folderIn = ({ values }: Entry) => languageOf(text(values['slug']))

type ParsedEntry = { entry: Entry; fields: FoundField[]; links: Link[] }

function pathsOf({ uid, values }: Entry): string[] {
  if (!hasSlug(uid)) return []
  const aliases = Array.isArray(values['aliases']) ? (values['aliases'] as Row[]) : []
  return [pathOf(uid, text(values['slug'])), ...aliases.map(({ path }) => text(path))]
}

/** Where links lead, and what is wrong with one: on this site, and on others as of the last check. */
function destinationsIn(content: Content) {
  const { siteUrl, entries, redirects: stored, isOwnPath, outside, translations } = content
  const inLanguages = new Set(translations.map(({ source, language }) => `${source} ${language}`))
  const paths = new Map<string, string | undefined>()
  const pathOfUrl = (url: string) => {
    if (!paths.has(url)) paths.set(url, pathOnSite(url, siteUrl))
    return paths.get(url)
  }
  const holders = new Map(
    entries.flatMap((entry) => pathsOf(entry).map((path) => [normalPath(path), entry] as const)),
  )
  const holderOf = (url: string) => holders.get(pathOfUrl(url) ?? '')
  const redirects = new Set(stored.map(({ from }) => normalPath(from)))
  const leadsNowhere = (url: string) => {
    const path = pathOfUrl(url)
    return path !== undefined && !holders.has(path) && !redirects.has(path) && !isOwnPath(path)
  }
  const sections = new Map(
    entries.map(({ documentId, values }) => [documentId, sectionsOf(values)]),
  )
  /** Why a link leads to the top of a page instead of a section; links within a page name no path. */
  const pastSection = (url: string, from?: Entry) => {
    const anchor = sectionIn(url)
    const target = url.startsWith('#') ? from : holderOf(url)
    return anchor === undefined ||
      target?.uid !== PAGE ||
      sections.get(target.documentId)?.has(anchor)
      ? undefined
      : `leads to ${url}, but “${target.title}” has no section of this name.`
  }
  return {
    targetsOf: (urls: string[]) => urls.flatMap((url) => holderOf(url)?.documentId ?? []),
    problemOf: (url: string, from?: Entry) =>
      leadsNowhere(url) ? `leads to ${url}, where nothing is.` : pastSection(url, from),
    otherLanguageOf: (url: string, from: Entry) => {
      const target = holderOf(url)
      const language = target && hasSlug(from.uid) ? folderIn(from) : undefined
      return target && language && inLanguages.has(`${target.documentId} ${language}`)
        ? `leads to “${target.title}”, which there is in this language, too.`
        : undefined
    },
    problemOutside: (url: string) => {
      const reason = outside.get(url)
      return reason && `leads to ${url}, which ${reason}.`
    },
  }
}

type Destinations = ReturnType<typeof destinationsIn>

const urlsIn = ({ links }: ParsedEntry) => links.map(({ url }) => url)
/**
 * Entries that visitors get to without a link in a page: also all that are no pages, such as jobs and the footer, and
 * pages in other languages, where the menu and the switch lead.
 */
const isStart = (entry: Entry) =>
  entry.uid !== PAGE || STARTS.has(text(entry.values['slug'])) || folderIn(entry) !== undefined

/** The ids of all that links lead to, directly or through other pages, from a start, the menu or a related page. */
function reachedIn(
  { menu, related }: Content,
  all: ParsedEntry[],
  targetsOf: Destinations['targetsOf'],
) {
  const byId = new Map(all.map((one) => [one.entry.documentId, one]))
  const starts = all.filter(({ entry }) => isStart(entry))
  const reached = new Set([
    ...starts.map(({ entry }) => entry.documentId),
    ...targetsOf(starts.flatMap(urlsIn)),
    ...menu.flatMap(({ page, url = '' }) => page ?? targetsOf([url])),
    ...related,
  ])
  // The loop also visits the ids that it adds.
  for (const id of reached) {
    const one = byId.get(id)
    if (one) targetsOf(urlsIn(one)).forEach((next) => reached.add(next))
  }
  return reached
}

type Found = string | Pick<Finding, 'message' | 'photo'>
type Checks = Record<FindingKind, (one: ParsedEntry) => Found[]>

const inLinks = (links: Link[], problemOf: (url: string) => string | undefined) =>
  links.flatMap(({ named, url }) => {
    const problem = problemOf(url)
    return problem ? [`${named} ${problem}`] : []
  })

/** Of an entry that translates another: which of its texts still are those of the other. */
function untranslatedIn({ translations, entries, labels }: Content) {
  const byId = new Map(entries.map((entry) => [entry.documentId, entry]))
  const sources = new Map(translations.map(({ entry, source }) => [entry, byId.get(source)]))
  return ({ uid, documentId, values }: Entry): string[] => {
    const source = sources.get(documentId)
    if (!source) return []
    const [first, ...more] = untranslated(source.values, values, uid, labels(uid))
    if (!first) return []
    const others = more.length === 0 ? '' : `, and ${more.length} more of its texts`
    return [
      `“${first.label}”${others} ${more.length === 0 ? 'is' : 'are'} as in “${source.title}”.`,
    ]
  }
}

const checksOf = (
  { behind }: Content,
  { problemOf, problemOutside, otherLanguageOf }: Destinations,
  reached: ReadonlySet<string>,
  notTranslated: (entry: Entry) => string[],
): Checks => ({
  link: ({ entry, links }) => inLinks(links, (url) => problemOf(url, entry)),
  outside: ({ links }) => inLinks(links, problemOutside),
  value: ({ fields }) => problemsIn(fields).map(({ message }) => message),
  unlinked: ({ entry: { documentId } }) =>
    reached.has(documentId)
      ? []
      : ['No way leads to it from the home page, the menu or the footer.'],
  behind: ({ entry: { documentId } }) => {
    const source = behind.get(documentId)
    return source === undefined ? [] : [`“${source}” has changed since the two were equal.`]
  },
  untranslated: ({ entry }) => notTranslated(entry),
  language: ({ entry, links }) => inLinks(links, (url) => otherLanguageOf(url, entry)),
  closed: ({ entry: { uid, values } }) => (uid === JOB ? closedSince(values) : []),
  picture: ({ fields }) =>
    undescribedPhotos(fields).map(({ id, message }) => ({ message, photo: id })),
  search: ({ entry: { uid, values } }) => searchResult(uid, values)?.advice ?? [],
  old: ({ entry: { values } }) => {
    const edited = new Date(values['updatedAt'] as string | number | Date)
    return wallClock() - edited.getTime() > YEAR_MS
      ? [`Last edited on ${edited.toISOString().slice(0, 10)}. Is all of it still true?`]
      : []
  },
})

function inMenu({ menu, entries }: Content, { problemOf }: Destinations): Finding[] {
  const pages = new Set(entries.map(({ documentId }) => documentId))
  return menu.flatMap(({ title, page, url }): Finding[] => {
    if (page !== undefined && !pages.has(page))
      return [
        { ...MENU, kind: 'link', message: `“${title}” leads to a page that is not published.` },
      ]
    const problem = url ? problemOf(url) : undefined
    return problem ? [{ ...MENU, kind: 'link', message: `“${title}” ${problem}` }] : []
  })
}

const inRedirects = (content: Content, { problemOf, problemOutside }: Destinations): Finding[] =>
  (content.isShown(REDIRECT) ? content.redirects : []).flatMap(
    ({ documentId, from, to }): Finding[] => {
      const entry = { uid: REDIRECT, documentId, title: from }
      const problem = problemOf(to)
      if (problem) return [{ ...entry, kind: 'link', message: `It ${problem}` }]
      const outside = problemOutside(to)
      return outside ? [{ ...entry, kind: 'outside', message: `It ${outside}` }] : []
    },
  )

/** What an editor should look at, over all that is published. */
export function findingsIn(content: Content): Finding[] {
  const all = content.entries.map((entry): ParsedEntry => {
    const fields = fieldsIn(entry.values, entry.uid, content.labels(entry.uid))
    return { entry, fields, links: linksIn(fields) }
  })
  const destinations = destinationsIn(content)
  const checks = checksOf(
    content,
    destinations,
    reachedIn(content, all, destinations.targetsOf),
    untranslatedIn(content),
  )
  const shown = all.filter(({ entry }) => content.isShown(entry.uid))
  const inEntries = kindsOfFindings.flatMap((kind) =>
    shown.flatMap((one) => {
      const { uid, documentId, title } = one.entry
      return checks[kind](one).map((found) => {
        const details = typeof found === 'string' ? { message: found } : found
        return { kind, uid, documentId, title, ...details }
      })
    }),
  )
  return [...inMenu(content, destinations), ...inRedirects(content, destinations), ...inEntries]
}
