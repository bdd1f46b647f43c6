// What the command, the server and the panel say about an import.

/** What a package holds, as `--only` names it. */
export const parts = [
  'pages',
  'jobs',
  'redirects',
  'footer',
  'languages',
  'settings',
  'menu',
  'media',
] as const

export type Part = (typeof parts)[number]

/** Changes become visible with the next publish, or at once. */
export const modes = ['drafts', 'published'] as const

export type Mode = (typeof modes)[number]

/** What an import does with an item, in the order in which a list shows them. */
export const outcomes = {
  conflict: 'In conflict: changed here and in the package',
  new: 'Created',
  changed: 'Changed',
  waiting: 'Left alone: what has no drafts is imported as published only',
  kept: 'Left alone: changed here only',
  orphan: 'Here, but not in the package',
  same: 'Unchanged',
} as const

export type Outcome = keyof typeof outcomes

export const outcomeNames = Object.keys(outcomes) as Outcome[]

/** `path` is that of its file in the package, which names it in `--take`. */
export type PlannedItem = { path: string; title: string; outcome: Outcome }

export type Plan = {
  /** Changes with each change of the list, so that nobody applies another than they saw. */
  version: string
  /** Where and when the package was made. */
  from: string
  madeAt: string
  items: PlannedItem[]
}

export type ImportResult = Plan & { written: number; deleted: number }

export const countOf = ({ items }: Plan, outcome: Outcome) =>
  items.filter((item) => item.outcome === outcome).length
