/** What the edit bar tells staff about the entry that they look at on the site; null if no entry has the address. */
export type EditBarEntry = {
  /** The entry's form in the panel. */
  editUrl: string
  /** When what visitors see was published; null if the entry is not published. */
  liveSince: string | null
  hasDraft: boolean
} | null
