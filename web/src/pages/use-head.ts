import type { Job, Page } from '@beam/contract'
import { useLayoutEffect } from 'react'
import { useBlockData } from '../blocks/block-data'
import type { ContentSource } from '../content/page-data'
import { descriptionOf } from './description'

/**
 * What the server wrote into the head of the first screen, for those that follow: all that a
 * browser, its reader or a crawler that runs scripts looks at. Cards and structured data are read
 * from the server's answer alone.
 */
export function useHead(
  entry: Page | Job | null,
  path: string | null,
  source: ContentSource | undefined,
) {
  const { site, siteUrl } = useBlockData()
  useLayoutEffect(() => {
    if (!entry) return
    const isIndexed = path !== null && !entry.seo?.noIndex
    document.title = entry.seo?.title ?? entry.title
    write('meta', ['name', 'description'], 'content', descriptionOf(entry, site))
    write('link', ['rel', 'canonical'], 'href', path === null ? null : `${siteUrl}${path}`)
    write('meta', ['name', 'robots'], 'content', isIndexed ? null : 'noindex')
    if (source) document.documentElement.dataset['content'] = source
  }, [entry, path, source, site, siteUrl])
}

/** An element of the head: found or made, or taken away where there is nothing to say. */
function write(tag: string, [key, name]: [string, string], attribute: string, text: string | null) {
  const found = document.head.querySelector(`${tag}[${key}=${name}]`)
  if (text === null) return found?.remove()
  const element = found ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, text)
}
