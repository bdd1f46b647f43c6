import type { Core } from '@strapi/strapi'

/**
 * What happens when an entry is saved, published or deleted, from the outside in: each step begins before those
 * below it and ends after them, in one transaction. A feature adds a hook to a step by `saves` in its `feature.ts`;
 * within a step, features come in the order of `features.ts`.
 */
export const saveSteps = {
  turn: 'Lets one transaction at a time write documents, whatever the others lock.',
  fill: 'Fills in missing addresses, and explains why one that is taken is refused.',
  compare:
    'Refuses a save of what somebody else has saved meanwhile, before a version is kept of it.',
  record: 'Stores a version and an entry in the audit log of what the steps below have changed.',
  complete: 'Changes values, before they are checked.',
  check: 'Refuses wrong values, and, on publishing, what visitors could not use.',
  hold: 'Refuses to publish what needs a review, and to unpublish what the site needs.',
  files: 'Refuses to publish an entry while a file that it shows is being replaced.',
  write:
    'Refuses taken addresses, and writes what follows from the entry: redirects, no plans of a deleted one.',
  inside: 'Directly around the write: it sees which rows are replaced.',
} as const

export type SaveStep = keyof typeof saveSteps

/** A hook of documents, and the step that it belongs to. */
export type SaveHook = readonly [step: SaveStep, hook: (strapi: Core.Strapi) => unknown]

const order = Object.keys(saveSteps)

/** In the order in which they begin. */
export const inOrder = (hooks: readonly SaveHook[]) =>
  hooks.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
