import type { Job } from './types'

/** A job is open until its last day ends, in UTC, so that it closes everywhere at one moment. */
export const isOpen = ({ closesOn }: Pick<Job, 'closesOn'>): boolean =>
  closesOn === undefined || closesOn >= new Date().toISOString().slice(0, 10)
