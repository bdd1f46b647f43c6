/** What a move does to one page. All are addresses. */
export type MovedPage = {
  documentId: string
  title: string
  from: string
  to: string
  /** Where visitors find it now; null if it is not published. */
  live: string | null
  /** Published, and its draft has other changes: a move that publishes does not publish this page. */
  isModified: boolean
}

/** What a move would do, or has done. */
export type PlannedMove = {
  /** Changes with everything that is shown; the move itself sends it back. */
  version: string
  pages: MovedPage[]
  /** What the menu calls the published pages that move. */
  menu: { title: string; to: string }[]
  /** Whether the caller may publish the new addresses at once. */
  mayPublish: boolean
}

/** Whether a move that publishes puts the new address of a page on the site. */
export const goesLive = ({ live, isModified }: MovedPage) => live !== null && !isModified

/** The address that will lead visitors to the new one, once it is published. */
export const redirectOf = ({ live, to }: MovedPage) => (live === to ? null : live)
