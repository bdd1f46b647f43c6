/** What a version was kept for, with its text in the panel: "Ana Editor published this". */
export const versionEvents = {
  first: 'This is how it was before history was kept',
  create: 'created',
  save: 'saved',
  publish: 'published',
  discard: 'discarded the draft',
  restore: 'restored an earlier version',
  import: 'imported a draft',
  'bring-back': 'brought this back from the bin',
} as const

export type VersionEvent = keyof typeof versionEvents

/** The events of versions that visitors read; `first` is one, since content that was seeded is published. */
export const liveEvents: readonly VersionEvent[] = ['publish', 'first']
