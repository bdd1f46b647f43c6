/** What a version was kept for, with its text in the panel: "Ana Editor published this". */
export const versionEvents = {
  first: 'This is how it was before history was kept',
  create: 'created',
  save: 'saved',
  publish: 'published',
  discard: 'discarded the draft',
  restore: 'restored an earlier version',
  import: 'imported a draft',
} as const

export type VersionEvent = keyof typeof versionEvents

/** These hold what visitors read: what was seeded was published, and nothing is kept of the time before. */
export const liveEvents: readonly VersionEvent[] = ['publish', 'first']
