import type { QueryClient } from '@tanstack/react-query'
import { pageQuery } from '../cms/content-queries'
import { hasForm } from '../cms/has-form'
import { prefetchPath } from '../cms/prefetch-path'
import { slugOfPath } from '../cms/slugs'
import { loadForm } from './later-form'

/** Whoever points at a link is likely to follow it: its content is asked for already. */
export function prefetchOnHover(queryClient: QueryClient) {
  const asked = new Set<string>()
  const look = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target === '_blank') return
    const slug = slugOfPath(link.pathname)
    if (link.pathname === location.pathname || asked.has(slug)) return
    asked.add(slug)
    prefetchPath(queryClient, slug)
      .then(async () => {
        if (hasForm(queryClient.getQueryData(pageQuery(slug).queryKey)?.entry)) await loadForm()
      })
      .catch(() => asked.delete(slug))
  }
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(name, look, { passive: true })
}
