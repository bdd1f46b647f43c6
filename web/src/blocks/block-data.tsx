import type { BlockOf, SiteSetting } from '@beam/contract'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { JobCard } from '../content/page-data'
import type { HeadingLevel } from '../ui/heading'

export type BlockData = {
  site: SiteSetting
  jobs: JobCard[]
  /** Draws the form that a block names, its titles at the given level. */
  renderForm?: (block: BlockOf<'form'>, headingLevel: HeadingLevel) => ReactNode
  /** The site's own address without a final slash; without it the browser's is used once known. */
  siteUrl?: string
}

const BlockDataContext = createContext<BlockData | undefined>(undefined)

export const BlockDataProvider = BlockDataContext.Provider

/** What blocks show beyond their own fields. */
export function useBlockData(): BlockData {
  const data = useContext(BlockDataContext)
  if (!data) throw new Error('Blocks are rendered inside a BlockDataProvider')
  return data
}

const never = () => () => undefined

export function useSiteUrl(): string {
  const { siteUrl } = useBlockData()
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  )
  return siteUrl ?? origin
}
