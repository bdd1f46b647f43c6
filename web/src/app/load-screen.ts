import type { QueryClient } from '@tanstack/react-query'
import { pageQuery } from '../content/content-queries'
import { hasForm } from '../content/page-needs'
import { isLoaded, prefetchPath } from '../content/prefetch-path'
import { loadForm } from './lazy-form'

const loadCode = async (queryClient: QueryClient, slug: string) => {
  if (hasForm(queryClient.getQueryData(pageQuery(slug).queryKey)?.entry)) await loadForm()
}

/** Loads the content and the code that a link's screen needs, refreshing stale content. */
export async function prefetchScreen(queryClient: QueryClient, slug: string): Promise<void> {
  await prefetchPath(queryClient, slug)
  await loadCode(queryClient, slug)
}

/** Loads only what is missing, for a link that was clicked. False if the screen can't be shown. */
export async function loadScreen(queryClient: QueryClient, slug: string): Promise<boolean> {
  if (!isLoaded(queryClient, slug)) await prefetchPath(queryClient, slug)
  try {
    await loadCode(queryClient, slug)
  } catch {
    return false
  }
  return isLoaded(queryClient, slug)
}
