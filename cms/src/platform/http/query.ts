import { Refused } from '../refusals/refused'

/** A refusal of what a request holds, with 400. Staff see the message. */
export const invalid = (message: string) => new Refused(400, message)

const isGiven = (given: unknown) => given !== undefined && given !== ''

/** The id of a row, or of the last row that the page before showed. */
export function parseRowId(given: unknown): number | undefined {
  if (!isGiven(given)) return undefined
  if (typeof given === 'string' && /^\d{1,9}$/.test(given)) return Number(given)
  throw invalid('This address is not complete. Open it from the list again.')
}

/** Takes years of four digits only: JavaScript can represent others on which PostgreSQL fails. */
export function parseDate(given: unknown): Date | undefined {
  if (!isGiven(given)) return undefined
  const isIso = typeof given === 'string' && /^\d{4}-\d\d-\d\d/.test(given)
  const date = new Date(isIso ? given : Number.NaN)
  if (Number.isNaN(date.getTime())) throw invalid('A date has the form 2026-03-01T00:00:00Z.')
  return date
}

/** Names separated by commas, each of which must be known. */
export function parseNames<Name extends string>(
  given: unknown,
  known: readonly Name[],
  what: string,
): Name[] {
  const names = typeof given === 'string' && given !== '' ? given.split(',') : []
  const isKnown = (name: string): name is Name => known.some((one) => one === name)
  if (!names.every(isKnown)) throw invalid(`There is no ${what} with this name.`)
  return names
}

type ListQuery = { filters?: unknown; fields?: unknown; offset?: unknown }

/** Whether Strapi can read the query of a list at all: it answers others with a 500. */
export const isReadable = ({ filters, fields, offset }: ListQuery): boolean =>
  !Array.isArray(filters) &&
  fields !== '' &&
  (offset === undefined || /^\d{1,9}$/.test(String(offset)))
