import {
  type NavigationItem,
  pathOfJob,
  pathOfSlug,
  type Redirect,
  type TranslatedPath,
  translatedPath,
} from '@app/contract'
import { leadsToItself } from '@app/runtime'
import { setTimeout as delay } from 'node:timers/promises'
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
import type { ContentService, Versions } from './content-service'
import { HeldEntries, messageOf, type Raw } from './held-entries'
import type { Snapshot } from './snapshot'

type Log = (message: string) => void

/** Longer than it takes until one cms notices what another one has written. */
const CATCH_UP_MS = 400

const inTime = (ms: number) => delay(ms, undefined, { ref: false })

/** All that editors publish in entries: how it is read, and what was known of it before. */
function heldEntries(service: ContentService, { pages, jobs, ...first }: Snapshot, log: Log) {
  const list =
    (collection: string) =>
    (documentIds: string[]): Promise<unknown[]> =>
      service.entries(collection, documentIds)
  const single = (type: string) => async () => {
    const entry = await service.single(type)
    return entry === undefined ? [] : [entry]
  }
  return {
    pages: new HeldEntries({
      name: 'page',
      read: list('pages'),
      parse: fromStrapiPage,
      first: ({ slug }) => pages.find((page) => page.slug === slug),
      log,
    }),
    jobs: new HeldEntries({
      name: 'job',
      read: list('jobs'),
      parse: fromStrapiJob,
      first: ({ slug }) => jobs.find((job) => job.slug === slug),
      log,
    }),
    redirects: new HeldEntries({
      name: 'redirect',
      read: list('redirects'),
      parse: redirectElsewhere,
      first: ({ from }) => first.redirects.find((redirect) => redirect.from === from),
      log,
    }),
    languages: new HeldEntries({
      name: 'language',
      read: list('languages'),
      parse: fromStrapiLanguage,
      first: ({ code }: Raw) =>
        first.languages.map(({ language }) => language).find((known) => known.code === code),
      log,
    }),
    footer: new HeldEntries({
      name: 'footer',
      read: single('footer'),
      parse: fromStrapiFooter,
      first: () => first.footer ?? undefined,
      log,
    }),
    'site-setting': new HeldEntries({
      name: 'site settings',
      read: single('site-setting'),
      parse: fromStrapiSiteSetting,
      first: () => first.site,
      log,
    }),
  }
}

/** Reads all content, after the first time only what has changed. `first` is what was known before. */
export function contentReader(service: ContentService, first: Snapshot, log: Log) {
  const held = heldEntries(service, first, log)
  let epoch: string | undefined

  const follow = async (versions: Versions) => {
    const files = new Set(versions.files)
    const isAnew = versions.epoch !== epoch
    const all = Object.entries(held).map(([collection, of]) =>
      of.follow(versions.entries[collection] ?? [], files, isAnew),
    )
    const late = await Promise.all(all)
    epoch = versions.epoch
    return late.includes(true)
  }
  return async (before: Snapshot): Promise<Snapshot> => {
    // The revision is read before the content. What is published in between is read as well, and once more after the
    // next poll. Read after the content, the revision could name changes that the content lacks, for good.
    const revision = await service.revision()
    if (await follow(await service.versions())) {
      await inTime(CATCH_UP_MS)
      await follow(await service.versions())
    }
    const languages = held.languages.entries
    const [menu, ...menus] = await Promise.all([
      service.menu(),
      ...languages.map(({ code }) => service.menu(code)),
    ])
    const menuFrom = (raw: unknown, last: NavigationItem[]) => {
      try {
        return fromStrapiNavigation(raw)
      } catch (error) {
        log(`menu: ${messageOf(error)}`)
        return last
      }
    }
    const theOnly = <T>(name: string, of: HeldEntries<T>, last: T) => {
      const [entry] = of.entries
      if (entry === undefined) log(`${name}: The cms has none; the last one stays.`)
      return entry ?? last
    }
    const now: Snapshot = {
      revision,
      source: 'cms',
      pages: held.pages.entries,
      jobs: held.jobs.entries.toSorted((a, b) => a.order - b.order),
      redirects: held.redirects.entries,
      footer: theOnly('footer', held.footer, before.footer),
      site: theOnly('site settings', held['site-setting'], before.site),
      menu: menuFrom(menu, before.menu),
      languages: languages.map((language, at) => ({
        language,
        menu: menuFrom(
          menus[at],
          before.languages.find((known) => known.language.code === language.code)?.menu ?? [],
        ),
      })),
      translations: languages.length > 0 ? asTranslations(await service.translations()) : [],
      changed: Object.fromEntries([
        ...held.pages.changedAt(pathOfSlug),
        ...held.jobs.changedAt(pathOfJob),
      ]),
    }
    return settled(now, before)
  }
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

/** Those that parse. */
const asTranslations = (raw: unknown): TranslatedPath[] =>
  (Array.isArray(raw) ? raw : []).flatMap((one) => translatedPath.safeParse(one).data ?? [])

function redirectElsewhere(raw: unknown): Redirect {
  const redirect = fromStrapiRedirect(raw)
  if (leadsToItself(redirect)) throw new Error('It leads to itself.')
  return redirect
}
