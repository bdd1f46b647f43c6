import { type Job, type Page, slugOfPath, t } from '@app/contract'
import { descriptionOf } from '../../../src/pages/description'
import type { Snapshot } from '../../content/snapshot'
import type { Assets } from './assets'
import { alternatesOf } from '../languages'
import { thanksOf } from '../posted-forms'
import type { Screen } from '../resolve'
import { type SharePicture, sharePictureOf } from './share-picture'
import { structuredData } from './structured-data'

export type Head = {
  title: string
  description: string
  canonical: string | null
  /** Where the page is in each language, by what search engines call it. */
  alternates: [hreflang: string, href: string][]
  isIndexed: boolean
  image: SharePicture | null
  structured: Record<string, unknown>[]
}

function entryOf(screen: Screen): Page | Job | undefined {
  if (screen.kind === 'search') return undefined
  return screen.kind === 'job' ? screen.job : screen.page
}

function titleOf(screen: Screen, entry: Page | Job | undefined): string {
  if (screen.kind === 'thanks') return thanksOf(screen.form)
  if (screen.kind === 'search') return t('Search')
  return entry?.seo?.title ?? entry?.title ?? t('Page Not Found')
}

/** What a search engine offers to whom, the site's own language to those of none of them. */
function hreflangs(snapshot: Snapshot, path: string, siteUrl: string): [string, string][] {
  const alternates = alternatesOf(snapshot, path)
  const [own] = alternates
  return [...alternates, ...(own ? [['x-default', own[1]] as [string, string]] : [])].map(
    ([code, to]) => [code, siteUrl + to],
  )
}

/** The metadata of a page, from its content. */
export function headOf(
  snapshot: Snapshot,
  screen: Screen,
  siteUrl: string,
  assets: Pick<Assets, 'cards'>,
): Head {
  const { site } = snapshot
  const entry = entryOf(screen)
  const isSearch = screen.kind === 'search'
  const canonical = 'canonical' in screen ? siteUrl + screen.canonical : null
  const title = titleOf(screen, entry)
  const slug = screen.kind === 'job' ? slugOfPath(screen.path) : (entry?.slug ?? '')
  return {
    title,
    description: descriptionOf(entry, site),
    canonical,
    alternates: 'canonical' in screen ? hreflangs(snapshot, screen.canonical, siteUrl) : [],
    isIndexed: canonical !== null && !isSearch && !entry?.seo?.noIndex,
    image: sharePictureOf({ entry, slug, title }, site, assets, siteUrl),
    structured: structuredData(snapshot, screen, siteUrl),
  }
}
