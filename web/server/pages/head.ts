import type { Job, Page } from '@beam/contract'
import { descriptionOf } from '../../src/pages/description'
import type { Snapshot } from '../content/snapshot'
import type { Resolved } from './resolve'
import { structuredData } from './structured-data'

export type Head = {
  title: string
  description: string
  canonical: string | null
  isIndexed: boolean
  image: string | null
  structured: Record<string, unknown>[]
}

/** What stands in a page's head, from its content. */
export function headOf(snapshot: Snapshot, resolved: Resolved, siteUrl: string): Head {
  const { site } = snapshot
  const entry: Page | Job | undefined =
    resolved.kind === 'job'
      ? resolved.job
      : resolved.kind === 'redirect'
        ? undefined
        : resolved.page
  const canonical =
    resolved.kind === 'page' || resolved.kind === 'job' ? siteUrl + resolved.canonical : null
  const image = entry?.seo?.image ?? site.shareImage
  return {
    title: entry?.seo?.title ?? entry?.title ?? 'Page Not Found',
    description: descriptionOf(entry, site),
    canonical,
    isIndexed: canonical !== null && !entry?.seo?.noIndex,
    image: image ? new URL(image.src, siteUrl).href : null,
    structured: structuredData(snapshot, resolved, siteUrl),
  }
}
