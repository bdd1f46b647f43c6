import type { EntryKind } from '../../content/shared/types'

/** A page, job or section of a page that a link can lead to: as visitors see it if it is live, or else its draft. */
export type Destination = {
  kind: EntryKind | 'section'
  documentId: string
  title: string
  /** The title of the page that a section is on. */
  page?: string
  address: string
  isLive: boolean
}
