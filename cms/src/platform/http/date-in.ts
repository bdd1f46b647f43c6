import { refuse } from '@beam/contract'
import { Refused } from '../refusals/refused'

/** A query parameter as a date; PostgreSQL fails on years that JavaScript can represent. */
export function dateIn(given: unknown): Date | undefined {
  if (given === undefined || given === '') return undefined
  const isIso = typeof given === 'string' && /^\d{4}-\d\d-\d\d/.test(given)
  const date = new Date(isIso ? given : Number.NaN)
  if (!Number.isNaN(date.getTime())) return date
  throw new Refused(400, { refusal: refuse('A date has the form 2026-03-01T00:00:00Z.') })
}
