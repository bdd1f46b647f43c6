import type { Footer, Job, Page, SiteSetting } from '@beam/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type Found,
  footerQuery,
  jobQuery,
  jobsQuery,
  menuQuery,
  pageQuery,
  siteQuery,
} from './content-queries'
import { type MenuNode, menuTree } from './menu'
import type { ContentSource, JobCard } from './page-data'

/** Missing: the content service knows no such entry. Failed: neither it nor the built-in content has it. */
type EntryState = 'loading' | 'loaded' | 'missing' | 'failed'

type Answer<Entry> = { data: Found<Entry> | undefined; isError: boolean }

function stateOf<Entry>({ data, isError }: Answer<Entry>): EntryState {
  if (data) return data.entry ? 'loaded' : 'missing'
  return isError ? 'failed' : 'loading'
}

type EntryAnswer = { state: EntryState; source: ContentSource | undefined }

export function usePage(slug: string): EntryAnswer & { page: Page | null } {
  const { data, isError } = useQuery(pageQuery(slug))
  return { page: data?.entry ?? null, state: stateOf({ data, isError }), source: data?.source }
}

export function useJob(slug: string): EntryAnswer & { job: Job | null } {
  const { data, isError } = useQuery(jobQuery(slug))
  return { job: data?.entry ?? null, state: stateOf({ data, isError }), source: data?.source }
}

export function useJobs(isNeeded: boolean): {
  jobs: JobCard[]
  state: 'loading' | 'loaded' | 'failed'
} {
  const { data, isError } = useQuery({ ...jobsQuery, enabled: isNeeded })
  return { jobs: data ?? [], state: data ? 'loaded' : isError ? 'failed' : 'loading' }
}

export function useSite(): SiteSetting {
  const { data } = useQuery(siteQuery)
  if (!data) throw new Error('There are no site settings: hydrateContent comes first.')
  return data
}

export function useMenu(): MenuNode[] {
  const { productName } = useSite()
  const { data } = useQuery(menuQuery)
  return useMemo(() => menuTree(data ?? [], productName), [data, productName])
}

export function useFooter(): { footer: Footer | null; state: 'loading' | 'loaded' | 'failed' } {
  const { data, isError } = useQuery(footerQuery)
  return data ?? { footer: null, state: isError ? 'failed' : 'loading' }
}
