// What the calls of releases exchange with the panel, which imports this file too.

import type { PlanAction, PlannedType } from '../../../content/shared/types'

export const NAME_LENGTH = 80

/** open: still being put together. planned: has a time. failed: was to be published, or lacks what was deleted. */
export type ReleaseState = 'open' | 'planned' | 'failed' | 'published' | 'undone'

export type ReleaseItem = {
  id: number
  type: PlannedType
  entryId: string
  title: string
  action: PlanAction
  by: string
  /** Whether its draft has changed since it was put in. */
  isChanged: boolean
  /** Why it was not published. */
  reason: string | null
}

export type Release = {
  id: number
  name: string
  state: ReleaseState
  dueAt: string | null
  madeBy: string
  items: ReleaseItem[]
}

export type ReleaseList = { releases: Release[] }
