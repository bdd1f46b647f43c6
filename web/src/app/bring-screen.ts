import type { QueryClient } from '@tanstack/react-query'
import { pageQuery } from '../content/content-queries'
import { hasForm } from '../content/page-needs'
import { isKnown, prefetchPath } from '../content/prefetch-path'
import { loadForm } from './later-form'

const codeFor = async (queryClient: QueryClient, slug: string) => {
  if (hasForm(queryClient.getQueryData(pageQuery(slug).queryKey)?.entry)) await loadForm()
}

/** Brings what a link would show, so that the click finds it there. */
export async function prefetchScreen(queryClient: QueryClient, slug: string): Promise<void> {
  await prefetchPath(queryClient, slug)
  await codeFor(queryClient, slug)
}

/** The same for a click, which waits for nothing that is there already. False where it can't be shown. */
export async function bringScreen(queryClient: QueryClient, slug: string): Promise<boolean> {
  if (!isKnown(queryClient, slug)) await prefetchPath(queryClient, slug)
  try {
    await codeFor(queryClient, slug)
  } catch {
    return false
  }
  return isKnown(queryClient, slug)
}
