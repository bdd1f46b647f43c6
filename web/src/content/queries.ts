import type { Footer, Page, SiteSetting } from '@beam/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type FoundFooter,
  footerQuery,
  jobQuery,
  jobsQuery,
  menuQuery,
  pageQuery,
  siteQuery,
} from './content-queries'
import { type MenuNode, menuTree } from './menu'
import type { ContentSource, JobCard, ShownJob } from './page-data'

type Sourced = { source: ContentSource | undefined }

export function usePage(slug: string): Sourced & { page: Page | null } {
  const { data } = useQuery(pageQuery(slug))
  return { page: data?.entry ?? null, source: data?.source }
}

export function useJob(slug: string): Sourced & { job: ShownJob | null } {
  const { data } = useQuery(jobQuery(slug))
  return { job: data?.entry ?? null, source: data?.source }
}

export function useJobs(isNeeded: boolean): JobCard[] {
  const { data } = useQuery({ ...jobsQuery, enabled: isNeeded })
  return data ?? []
}

export function useSite(): SiteSetting {
  const { data } = useQuery(siteQuery)
  if (!data) throw new Error('The site settings are missing: call hydrateContent first.')
  return data
}

export function useMenu(): MenuNode[] {
  const { productName } = useSite()
  const { data } = useQuery(menuQuery)
  return useMemo(() => menuTree(data ?? [], productName), [data, productName])
}

export type FooterState = FoundFooter['state'] | 'loading'

export function useFooter(): { footer: Footer | null; state: FooterState } {
  const { data, isError } = useQuery(footerQuery)
  return data ?? { footer: null, state: isError ? 'failed' : 'loading' }
}
