/** What a version was kept for, with its text in the panel: "Ana Editor published this". */
export const versionEvents = {
  first: 'This is how it was before history was kept',
  create: 'created',
  save: 'saved',
  publish: 'published',
  discard: 'discarded the draft',
  restore: 'restored an earlier version',
  import: 'imported a draft',
  translate: 'had this translated by a machine',
  'bring-back': 'brought this back from the bin',
} as const

export type VersionEvent = keyof typeof versionEvents

/**
 * The events of versions that visitors read, of types with drafts. `first` counts as one, since seeded content is
 * published, though what an earlier release saved may have been a draft.
 */
export const liveEvents: readonly VersionEvent[] = ['publish', 'first']
