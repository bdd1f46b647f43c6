import type { Job, Page } from '@beam/contract'
import { descriptionOf } from '../../src/pages/description'
import type { Snapshot } from '../content/snapshot'
import type { Assets } from './assets'
import type { Screen } from './resolve'
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

/** The metadata of a page, from its content. */
export function headOf(
  snapshot: Snapshot,
  screen: Screen,
  siteUrl: string,
  assets: Pick<Assets, 'cards'>,
): Head {
  const { site } = snapshot
  const entry: Page | Job | undefined = screen.kind === 'job' ? screen.job : screen.page
  const canonical = screen.kind === 'not-found' ? null : siteUrl + screen.canonical
  const title = entry?.seo?.title ?? entry?.title ?? 'Page Not Found'
  const slug = screen.kind === 'job' ? `careers/${screen.job.slug}` : (entry?.slug ?? '')
  return {
    title,
    description: descriptionOf(entry, site),
    canonical,
    isIndexed: canonical !== null && !entry?.seo?.noIndex,
    image: sharePictureOf({ entry, slug, title }, site, assets, siteUrl),
    structured: structuredData(snapshot, screen, siteUrl),
  }
}
