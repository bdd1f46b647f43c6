import type { Job, Page } from '@beam/contract'
import { descriptionOf } from '../../src/pages/description'
import type { Snapshot } from '../content/snapshot'
import type { Assets } from './assets'
import type { Resolved } from './resolve'
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

/** What stands in a page's head, from its content. */
export function headOf(
  snapshot: Snapshot,
  resolved: Resolved,
  siteUrl: string,
  assets: Pick<Assets, 'cards'>,
): Head {
  const { site } = snapshot
  const entry: Page | Job | undefined =
    resolved.kind === 'job'
      ? resolved.job
      : resolved.kind === 'redirect'
        ? undefined
        : resolved.page
  const canonical =
    resolved.kind === 'page' || resolved.kind === 'job' ? siteUrl + resolved.canonical : null
  const title = entry?.seo?.title ?? entry?.title ?? 'Page Not Found'
  const slug = resolved.kind === 'job' ? `careers/${resolved.job.slug}` : (entry?.slug ?? '')
  return {
    title,
    description: descriptionOf(entry, site),
    canonical,
    isIndexed: canonical !== null && !entry?.seo?.noIndex,
    image: sharePictureOf({ entry, slug, title }, site, assets, siteUrl),
    structured: structuredData(snapshot, resolved, siteUrl),
  }
}
