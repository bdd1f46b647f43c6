// What the bin's calls exchange with the panel, which imports this file too.

import { contentTypes } from '../../../content/shared/types'

export const DAYS_IN_BIN = 30

export const deleteForGoodId = 'api::bin.delete-for-good'

/** The types whose entries staff delete in the panel. Other deleted rows, such as submissions, are not in the bin. */
export const binnedTypes = Object.values(contentTypes).flatMap(({ uid, isSingle }) =>
  isSingle ? [] : [uid],
)

export type BinnedType = (typeof binnedTypes)[number]

export const isBinned = (uid: string): uid is BinnedType => binnedTypes.some((one) => one === uid)

/** What was deleted, as the list in the panel shows it. */
export type Deleted = {
  id: number
  type: BinnedType
  /** "page" */
  kind: string
  title: string
  /** Its address on the site; of a redirect, where it led. */
  address: string
  deletedAt: string
  deletedBy: string
  goneAt: string
  mayBringBack: boolean
}

export type DeletedList = { rows: Deleted[]; hasOlder: boolean }

/** Why an address can't be had again, and one that is free; both null if it can. */
export type AddressCheck = { taken: string | null; free: string | null }

export type BroughtBack = {
  type: BinnedType
  documentId: string
  title: string
  /** Sentences on what is different now. */
  notes: string[]
}
