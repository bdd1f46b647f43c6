import {
  MAX_ENTRY_LENGTH,
  type NavigationItem,
  pathOfJob,
  pathOfSlug,
  type Redirect,
  type TranslatedPath,
  translatedPath,
} from '@app/contract'
import { leadsToItself } from '@app/runtime'
import { isDeepStrictEqual } from 'node:util'
import {
  fromStrapiFooter,
  fromStrapiJob,
  fromStrapiLanguage,
  fromStrapiNavigation,
  fromStrapiPage,
  fromStrapiRedirect,
  fromStrapiSiteSetting,
} from '../../src/cms/from-strapi'
import type { ContentService } from './content-service'
import type { Snapshot } from './snapshot'

type Entry = { slug?: string; code?: string; from?: string; updatedAt?: string }
type Log = (message: string) => void

/** The longest message that is logged: a parser's message may quote the content. */
const MAX_MESSAGE = 500

/** Reads all content. An entry that does not parse is logged and keeps its last good version. */
export async function fetchSnapshot(
  service: ContentService,
  before: Snapshot,
  log: Log,
): Promise<Snapshot> {
  // The revision is read before the content. What is published in between is read as well, and once more after the
  // next poll. Read after the content, the revision could name changes that the content lacks, for good.
  const revision = await service.revision()
  const [pages, jobs, redirects, footer, rawLanguages, site, menu] = await Promise.all([
    service.list('pages'),
    service.list('jobs'),
    service.list('redirects'),
    service.single('footer'),
    service.list('languages'),
    service.single('site-setting'),
    service.menu(),
  ])

  const parsedList = <T>(
    kind: string,
    raw: unknown[],
    parse: (entry: unknown) => T,
    last: (entry: Entry) => T | undefined,
  ) =>
    raw.flatMap((entry) => {
      const parsed = attempt(
        () => parse(withinLimit(entry)),
        (message) => log(`${kind} ${nameOf(entry)}: ${message}`),
      )
      const usable = parsed ?? last(entry as Entry)
      return usable === undefined ? [] : [usable]
    })
  const parsedSingle = <T>(kind: string, raw: unknown, parse: (entry: unknown) => T, last: T) =>
    attempt(
      () => parse(withinLimit(present(raw))),
      (message) => log(`${kind}: ${message}`),
    ) ?? last

  const languages = parsedList('language', rawLanguages, fromStrapiLanguage, ({ code }) =>
    before.languages.map(({ language }) => language).find((known) => known.code === code),
  )
  const now: Snapshot = {
    revision,
    source: 'cms',
    pages: parsedList('page', pages, fromStrapiPage, ({ slug }) =>
      before.pages.find((page) => page.slug === slug),
    ),
    jobs: parsedList('job', jobs, fromStrapiJob, ({ slug }) =>
      before.jobs.find((job) => job.slug === slug),
    ).toSorted((a, b) => a.order - b.order),
    redirects: parsedList('redirect', redirects, redirectElsewhere, ({ from }) =>
      before.redirects.find((redirect) => redirect.from === from),
    ),
    footer: parsedSingle('footer', footer, fromStrapiFooter, before.footer),
    site: parsedSingle('site settings', site, fromStrapiSiteSetting, before.site),
    menu: parsedSingle<NavigationItem[]>('menu', menu, fromStrapiNavigation, before.menu),
    languages: await Promise.all(
      languages.map(async (language) => ({
        language,
        menu: parsedSingle<NavigationItem[]>(
          'menu',
          await service.menu(language.code),
          fromStrapiNavigation,
          before.languages.find((known) => known.language.code === language.code)?.menu ?? [],
        ),
      })),
    ),
    translations: languages.length > 0 ? asTranslations(await service.translations()) : [],
    changed: { ...changes(pages, pathOfSlug), ...changes(jobs, pathOfJob) },
  }
  return settled(now, before)
}

/**
 * The known content with the few pages and jobs that changed last; undefined if all of these are known.
 * Whatever else changed is left to `fetchSnapshot`, and so is the revision.
 */
export async function fetchNewest(
  service: ContentService,
  known: Snapshot,
): Promise<Snapshot | undefined> {
  const [pages, jobs] = await Promise.all([service.newest('pages'), service.newest('jobs')])
  const changed = { ...changes(pages, pathOfSlug), ...changes(jobs, pathOfJob) }
  if (Object.entries(changed).every(([path, changedAt]) => known.changed[path] === changedAt))
    return undefined
  const now = {
    ...known,
    pages: withNewest(known.pages, parsed(pages, fromStrapiPage)),
    jobs: withNewest(known.jobs, parsed(jobs, fromStrapiJob)).toSorted((a, b) => a.order - b.order),
    changed: { ...known.changed, ...changed },
  }
  return settled(now, known)
}

const same = <T>(now: T, before: T): T => (isDeepStrictEqual(now, before) ? before : now)

function sameEntries<T extends { slug: string }>(now: T[], before: T[]): T[] {
  const known = new Map(before.map((entry) => [entry.slug, entry]))
  const entries = now.map((entry) => same(entry, known.get(entry.slug) ?? entry))
  const isSame = entries.length === before.length && entries.every((one, at) => one === before[at])
  return isSame ? before : entries
}

/** What is as it was stays the same object: by that, a page that is rendered knows whether it is up to date. */
const settled = (now: Snapshot, before: Snapshot): Snapshot => ({
  ...now,
  pages: sameEntries(now.pages, before.pages),
  jobs: sameEntries(now.jobs, before.jobs),
  menu: same(now.menu, before.menu),
  footer: same(now.footer, before.footer),
  site: same(now.site, before.site),
  languages: same(now.languages, before.languages),
  translations: same(now.translations, before.translations),
})

/** The entries that parse. Others are left out without being logged: `fetchSnapshot` logs them. */
const parsed = <T>(raw: unknown[], parse: (entry: unknown) => T): T[] =>
  raw.flatMap(
    (entry) =>
      attempt(
        () => [parse(withinLimit(entry))],
        () => undefined,
      ) ?? [],
  )

function withNewest<T extends { slug: string }>(known: T[], newest: T[]): T[] {
  const slugs = new Set(newest.map(({ slug }) => slug))
  return [...newest, ...known.filter(({ slug }) => !slugs.has(slug))]
}

/** Those that parse. */
const asTranslations = (raw: unknown): TranslatedPath[] =>
  (Array.isArray(raw) ? raw : []).flatMap((one) => translatedPath.safeParse(one).data ?? [])

function redirectElsewhere(raw: unknown): Redirect {
  const redirect = fromStrapiRedirect(raw)
  if (leadsToItself(redirect)) throw new Error('It leads to itself.')
  return redirect
}

function present(raw: unknown): unknown {
  if (raw === undefined) throw new Error('The cms has none; the last one stays.')
  return raw
}

function withinLimit(raw: unknown): unknown {
  const { length } = JSON.stringify(raw ?? null)
  if (length > MAX_ENTRY_LENGTH) throw new Error(`It is too large: ${length} characters.`)
  return raw
}

function attempt<T>(parse: () => T, log: Log): T | undefined {
  try {
    return parse()
  } catch (error) {
    log(String(error instanceof Error ? error.message : error).slice(0, MAX_MESSAGE))
    return undefined
  }
}

const nameOf = (entry: unknown) =>
  (entry as Entry | null)?.slug ??
  (entry as Entry | null)?.code ??
  (entry as Entry | null)?.from ??
  '?'

function changes(raw: unknown[], pathOf: (slug: string) => string): Record<string, string> {
  const dated = (raw as Entry[]).flatMap(({ slug, updatedAt }) =>
    slug && updatedAt ? [[pathOf(slug), updatedAt] as const] : [],
  )
  return Object.fromEntries(dated)
}
