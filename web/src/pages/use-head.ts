import type { Job, Page } from '@app/contract'
import { useLayoutEffect } from 'react'
import { useBlockData } from '../blocks/block-data'
import type { ContentSource } from '../content/page-data'
import { descriptionOf } from './description'

/**
 * Keeps title, description, canonical link and robots up to date on navigation; the server writes
 * them for the first screen. Social cards and structured data are only read from the server's HTML.
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

/** Creates or updates an element of the head, or removes it if the text is null. */
function write(tag: string, [key, name]: [string, string], attribute: string, text: string | null) {
  const existing = document.head.querySelector(`${tag}[${key}=${name}]`)
  if (text === null) return existing?.remove()
  const element = existing ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, text)
}
