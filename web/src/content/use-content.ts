import type { Footer, Page, SiteSetting } from '@app/contract'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import { type ContentKey, contentKeys, ContentStore, type FoundFooter } from './content-store'
import { type MenuNode, menuTree } from './menu'
import type { ContentSource, JobCard, ShownJob, SiteLanguages } from './page-data'

const StoreContext = createContext(new ContentStore())

export const ContentProvider = StoreContext.Provider

export const useContentStore = () => use(StoreContext)

function useContent<T>(key: ContentKey<T>): T | undefined {
  const store = useContentStore()
  const read = () => store.get(key)
  return useSyncExternalStore(store.subscribe, read, read)
}

type Sourced = { source: ContentSource | undefined }

export function usePage(slug: string): Sourced & { page: Page | null } {
  const found = useContent(contentKeys.page(slug))
  return { page: found?.entry ?? null, source: found?.source }
}

export function useJob(slug: string): Sourced & { job: ShownJob | null } {
  const found = useContent(contentKeys.job(slug))
  return { job: found?.entry ?? null, source: found?.source }
}

const NONE: JobCard[] = []

export const useJobs = (): JobCard[] => useContent(contentKeys.jobs) ?? NONE

export function useSite(): SiteSetting {
  const site = useContent(contentKeys.site)
  if (!site) throw new Error('The site settings are missing: call hydrateContent first.')
  return site
}

/** Undefined while the site has but one. */
export const useLanguages = (): SiteLanguages | undefined => useContent(contentKeys.languages)

export function useMenu(): MenuNode[] {
  const { productName } = useSite()
  const items = useContent(contentKeys.menu)
  return useMemo(() => menuTree(items ?? [], productName), [items, productName])
}

export type FooterState = FoundFooter['state'] | 'loading'

export const useFooter = (): { footer: Footer | null; state: FooterState } =>
  useContent(contentKeys.footer) ?? { footer: null, state: 'loading' }
