import { type Job, type Page, t } from '@app/contract'
import { descriptionOf } from '../../../src/pages/description'
import type { Snapshot } from '../../content/snapshot'
import type { Assets } from './assets'
import { thanksOf } from '../posted-forms'
import type { Screen } from '../resolve'
import { type SharePicture, sharePictureOf } from './share-picture'
import { structuredData } from './structured-data'

export type Head = {
  title: string
  description: string
  canonical: string | null
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
  const slug = screen.kind === 'job' ? `careers/${screen.job.slug}` : (entry?.slug ?? '')
  return {
    title,
    description: descriptionOf(entry, site),
    canonical,
    isIndexed: canonical !== null && !isSearch && !entry?.seo?.noIndex,
    image: sharePictureOf({ entry, slug, title }, site, assets, siteUrl),
    structured: structuredData(snapshot, screen, siteUrl),
  }
}
