import type { Core } from '@strapi/strapi'

/** What receivers are told of a submission or an entry as it is now. */
export type Facts = {
  /** "K42NSZK2EG (Contact messages)": names no visitor. */
  name: string
  /** Its address in the panel; null where there is nothing to open. */
  path: string | null
  data: Readonly<Record<string, unknown>>
}

type Wanted = {
  subject: string
  subjectId: string
  /** If given, the facts include what a visitor sent; of masked fields only those that are named here. */
  answers?: readonly string[] | undefined
}

/** Reads the facts; null for a submission that was deleted meanwhile, of which nobody is told then. */
export type FactsOf = (strapi: Core.Strapi, wanted: Wanted) => Promise<Facts | null>

/** Who reads the facts of each kind of subject: this room knows neither forms nor pages. */
export type Sources = { submission: FactsOf; content: FactsOf }

export const factsFrom =
  (sources: Sources): FactsOf =>
  (strapi, wanted) =>
    sources[wanted.subject === 'submission' ? 'submission' : 'content'](strapi, wanted)
