import { type Job, type Page, plainText } from '@beam/contract'
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

const LONGEST_DESCRIPTION = 200

const shortened = (words: string) =>
  words.length <= LONGEST_DESCRIPTION
    ? words
    : `${words.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`

function describedBy(page: Page): string | undefined {
  const first = page.Content[0]
  if (!first) return undefined
  if ('description' in first && first.description) return first.description
  if ('introduction' in first && first.introduction) return plainText(first.introduction)
  return undefined
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
  const description =
    entry?.seo?.description ??
    (resolved.kind === 'job' ? resolved.job.summary : undefined) ??
    (resolved.kind === 'page' ? describedBy(resolved.page) : undefined) ??
    site.description
  const canonical =
    resolved.kind === 'page' || resolved.kind === 'job' ? siteUrl + resolved.canonical : null
  const image = entry?.seo?.image ?? site.shareImage
  return {
    title: entry?.seo?.title ?? entry?.title ?? 'Page Not Found',
    description: shortened(description),
    canonical,
    isIndexed: canonical !== null && !entry?.seo?.noIndex,
    image: image ? new URL(image.src, siteUrl).href : null,
    structured: structuredData(snapshot, resolved, siteUrl),
  }
}
