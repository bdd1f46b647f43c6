import { type FormName, formNames, refuse, reviewStates, type ReviewState } from '@beam/contract'
import { Refused } from '../refusals/refused'
import type { Change, Seen } from './changes'
import type { Cursor, InboxFilter } from './list'
import { isReviewState } from './review-states'
import { termsOf } from './search-text'

type Given = Record<string, unknown>

const MOST_AT_ONCE = 500
const LONGEST_NOTE = 5000
const ANSWER_WITHIN_HOURS = 48

const invalid = (message: string) => new Refused(400, { refusal: refuse(message) })

const listIn = (given: unknown): string[] =>
  typeof given === 'string' && given !== '' ? given.split(',') : []

const isForm = (name: string): name is FormName => formNames.some((form) => form === name)

function idIn(given: unknown): number | undefined {
  if (given === undefined || given === '') return undefined
  const id = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  if (Number.isNaN(id)) throw invalid('A cursor is a whole number.')
  return id
}

function dateIn(given: unknown): Date | undefined {
  if (given === undefined || given === '') return undefined
  const date = new Date(typeof given === 'string' ? given : Number.NaN)
  if (Number.isNaN(date.getTime())) throw invalid('A date has the form 2026-03-01T00:00:00Z.')
  return date
}

function assigneeIn(given: unknown, me: number): InboxFilter['assignee'] {
  if (given === undefined || given === '') return undefined
  if (given === 'none') return 'none'
  return given === 'me' ? me : idIn(given)
}

/** What arrived before this moment should have been answered by now. */
const overdueSince = () => new Date(Date.now() - ANSWER_WITHIN_HOURS * 3_600_000)

/** The inbox's address as a filter, cut to the forms that the reader may see. */
export function readFilter(query: Given, open: readonly FormName[], me: number): InboxFilter {
  const asked = listIn(query['forms'])
  const unknown = asked.find((name) => !isForm(name))
  if (unknown !== undefined) throw invalid('There is no form of this name.')
  const states = listIn(query['states'])
  if (!states.every(isReviewState)) throw invalid(`A state is one of ${reviewStates.join(', ')}.`)
  const { q } = query
  const filter: InboxFilter = {
    forms: open.filter((form) => asked.length === 0 || asked.includes(form)),
    states: states as ReviewState[],
    terms: typeof q === 'string' ? termsOf(q.slice(0, 200)).slice(0, 8) : [],
  }
  const assignee = assigneeIn(query['assignee'], me)
  const from = dateIn(query['from'])
  const to = query['overdue'] === 'true' ? overdueSince() : dateIn(query['to'])
  return {
    ...filter,
    ...(assignee !== undefined && { assignee }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export function readCursor(query: Given): Cursor {
  const olderThan = idIn(query['olderThan'])
  const newerThan = idIn(query['newerThan'])
  if (newerThan !== undefined) return { newerThan }
  return olderThan === undefined ? {} : { olderThan }
}

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function seenIn(given: unknown): Seen {
  const { reference, version } = isGiven(given) ? given : {}
  if (typeof reference !== 'string' || !Number.isSafeInteger(version))
    throw invalid('A submission is named by its reference and version.')
  return { reference, version: version as number }
}

function changeIn(given: unknown): Change {
  const { state, assigneeId } = isGiven(given) ? given : {}
  if (state !== undefined && !isReviewState(state))
    throw invalid(`A state is one of ${reviewStates.join(', ')}.`)
  const isPerson = assigneeId === null || Number.isSafeInteger(assigneeId)
  if (assigneeId !== undefined && !isPerson) throw invalid('An assignee is a person’s id or null.')
  if (state === undefined && assigneeId === undefined)
    throw invalid('There is nothing to change: give a state or an assignee.')
  return {
    ...(state !== undefined && { state }),
    ...(assigneeId !== undefined && { assigneeId: assigneeId as number | null }),
  }
}

/** `{ submissions: [{ reference, version }], change: { state?, assigneeId? } }` */
export function readChange(body: unknown): { seen: Seen[]; change: Change } {
  const { submissions, change } = isGiven(body) ? body : {}
  if (!Array.isArray(submissions) || submissions.length === 0)
    throw invalid('Select at least one submission.')
  if (submissions.length > MOST_AT_ONCE)
    throw invalid(`Select up to ${MOST_AT_ONCE} submissions at once.`)
  return { seen: submissions.map(seenIn), change: changeIn(change) }
}

export function readNote(body: unknown): string {
  const { text } = isGiven(body) ? body : {}
  const note = typeof text === 'string' ? text.trim() : ''
  if (note === '') throw invalid('A note needs some text.')
  if (note.length > LONGEST_NOTE) throw invalid(`A note has up to ${LONGEST_NOTE} characters.`)
  return note
}
