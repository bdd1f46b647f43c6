import type { BlockOf, SiteSetting } from '@app/contract'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { JobCard } from '../content/page-data'
import type { HeadingLevel } from '../ui/heading'

export type BlockData = {
  site: SiteSetting
  jobs: JobCard[]
  /** Renders the form of a form block. */
  renderForm?: (block: BlockOf<'form'>, headingLevel: HeadingLevel) => ReactNode
  /** The site's address without a trailing slash. Defaults to the browser's origin after hydration. */
  siteUrl?: string
}

const BlockDataContext = createContext<BlockData | undefined>(undefined)

export const BlockDataProvider = BlockDataContext.Provider

/** Content that blocks show besides their own fields. */
export function useBlockData(): BlockData {
  const data = useContext(BlockDataContext)
  if (!data) throw new Error('Blocks must be rendered inside a BlockDataProvider.')
  return data
}

const subscribeToNothing = () => () => undefined

export function useSiteUrl(): string {
  const { siteUrl } = useBlockData()
  const origin = useSyncExternalStore(
    subscribeToNothing,
    () => window.location.origin,
    () => '',
  )
  return siteUrl ?? origin
}
