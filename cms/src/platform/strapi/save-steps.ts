import type { Core } from '@strapi/strapi'

/**
 * What happens when an entry is saved, published or deleted, from the outside in: each step begins before those
 * below it and ends after them, in one transaction. Within a step, features come in the order of `features.ts`.
 */
export const saveSteps = {
  turn: 'One transaction at a time writes documents, whatever the others lock.',
  fill: 'Writes what the checks of addresses read, and explains what a unique key refuses.',
  compare:
    'Refuses a save of what somebody else has saved meanwhile, before a version is kept of it.',
  record: 'Keeps what all below have changed, and says who did it.',
  complete: 'Changes values, before they are checked.',
  check: 'Refuses what is wrong in itself, and, on publishing, what visitors could not use.',
  hold: 'Of what could be published: what has to stay as it is, or to wait for somebody.',
  files: 'Around the write: it reads which files visitors would see by it.',
  write: 'Belongs to what is written: addresses and their redirects, plans of what is deleted.',
  inside: 'Next to the write: it sees which rows are replaced.',
} as const

export type SaveStep = keyof typeof saveSteps

/** A hook of documents, and the step that it belongs to. */
export type SaveHook = readonly [step: SaveStep, hook: (strapi: Core.Strapi) => unknown]

const order = Object.keys(saveSteps)

/** In the order in which they begin. */
export const inOrder = (hooks: readonly SaveHook[]) =>
  hooks.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
