import type { Job, Page } from '@beam/contract'
import { useLayoutEffect } from 'react'
import { useBlockData } from '../blocks/block-data'
import type { ContentSource } from '../cms/page-data'
import { descriptionOf } from './description'

/** What the server wrote into the head of the first screen, for those that follow. */
export function useHead(
  entry: Page | Job | null,
  path: string | null,
  source: ContentSource | undefined,
) {
  const { site, siteUrl } = useBlockData()
  useLayoutEffect(() => {
    if (!entry) return
    document.title = entry.seo?.title ?? entry.title
    set('meta[name=description]', 'content', descriptionOf(entry, site))
    if (path !== null) set('link[rel=canonical]', 'href', `${siteUrl}${path}`)
    if (source) document.documentElement.dataset['content'] = source
  }, [entry, path, source, site, siteUrl])
}

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value)
