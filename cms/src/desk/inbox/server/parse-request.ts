import { type FormName, formNames, reviewStates, wallClock } from '@beam/contract'
import { invalid, parseDate, parseNames, parseRowId } from '../../../platform/http/query'
import { isJsonObject } from '../../../platform/http/json-object'
import { type Change, MAX_NOTE_LENGTH, MAX_VIEW_NAME_LENGTH } from '../shared/calls'
import type { Seen } from './changes'
import type { Cursor, InboxFilter } from './list'
import { isReviewState } from '../shared/review-states'
import { termsOf } from './search-text'
import { filterOf } from '../shared/view-query'

type Given = Record<string, unknown>

const MAX_SUBMISSIONS = 500

function parseAssignee(given: unknown, me: number): InboxFilter['assignee'] {
  if (given === undefined || given === '') return undefined
  if (given === 'none') return 'none'
  return given === 'me' ? me : parseRowId(given)
}

export type Viewer = {
  /** The forms whose submissions the viewer may read. */
  open: readonly FormName[]
  me: number
  /** After so many hours a submission is overdue. */
  answerWithinHours: number
}

/** The filter in the query string, restricted to the forms that the caller may read. */
export function parseFilter(query: Given, { open, me, answerWithinHours }: Viewer): InboxFilter {
  const requested = parseNames(query['forms'], formNames, 'form')
  const { q } = query
  const filter: InboxFilter = {
    forms: open.filter((form) => requested.length === 0 || requested.includes(form)),
    states: parseNames(query['states'], reviewStates, 'state'),
    terms: typeof q === 'string' ? termsOf(q.slice(0, 200)).slice(0, 8) : [],
  }
  const assignee = parseAssignee(query['assignee'], me)
  const from = parseDate(query['from'])
  const overdueSince = () => new Date(wallClock() - answerWithinHours * 3_600_000)
  const to = query['overdue'] === 'true' ? overdueSince() : parseDate(query['to'])
  return {
    ...filter,
    ...(assignee !== undefined && { assignee }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export function parseCursor(query: Given): Cursor {
  const olderThan = parseRowId(query['olderThan'])
  const newerThan = parseRowId(query['newerThan'])
  if (newerThan !== undefined) return { newerThan }
  return olderThan === undefined ? {} : { olderThan }
}

const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value)

function parseSeen(given: unknown): Seen {
  const { reference, version } = isJsonObject(given) ? given : {}
  if (typeof reference !== 'string' || !/^\w+$/.test(reference) || !isWholeNumber(version))
    throw invalid('A submission is named by its reference and version.')
  return { reference, version }
}

function parseOneChange(given: unknown): Change {
  const { state, assigneeId } = isJsonObject(given) ? given : {}
  if (state !== undefined && !isReviewState(state))
    throw invalid(`A state is one of ${reviewStates.join(', ')}.`)
  if (assigneeId !== undefined && assigneeId !== null && !isWholeNumber(assigneeId))
    throw invalid('An assignee is a person’s id or null.')
  if (state === undefined && assigneeId === undefined)
    throw invalid('There is nothing to change: give a state or an assignee.')
  return {
    ...(state !== undefined && { state }),
    ...(assigneeId !== undefined && { assigneeId }),
  }
}

/** `{ submissions: [{ reference, version }], change: { state?, assigneeId? } }` */
export function parseChange(body: unknown): { seen: Seen[]; change: Change } {
  const { submissions, change } = isJsonObject(body) ? body : {}
  if (!Array.isArray(submissions) || submissions.length === 0)
    throw invalid('Select at least one submission.')
  if (submissions.length > MAX_SUBMISSIONS)
    throw invalid(`Select up to ${MAX_SUBMISSIONS} submissions at once.`)
  return { seen: submissions.map(parseSeen), change: parseOneChange(change) }
}

type ExportRequest = {
  filter: InboxFilter
  /** What was selected in the list; null for everything that the filter matches. */
  references: string[] | null
  isRevealed: boolean
}

/** The list's filter, and `references=A,B` for a selection, `reveal=true` for masked answers too. */
export function parseExport(query: Given, viewer: Viewer): ExportRequest {
  const { references, reveal } = query
  const selected = references === undefined ? null : String(references).split(',').filter(Boolean)
  if (selected && selected.length > MAX_SUBMISSIONS)
    throw invalid(`Select up to ${MAX_SUBMISSIONS} submissions at once.`)
  return {
    filter: parseFilter(query, viewer),
    references: selected,
    isRevealed: reveal === 'true',
  }
}

const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u

export function parseViewName(body: unknown): string {
  const given = isJsonObject(body) ? body['name'] : undefined
  const name = typeof given === 'string' ? given.trim() : ''
  if (name === '' || UNPRINTABLE.test(name)) throw invalid('A view needs a name.')
  if (name.length > MAX_VIEW_NAME_LENGTH)
    throw invalid(`A view’s name has up to ${MAX_VIEW_NAME_LENGTH} characters.`)
  return name
}

const MAX_QUERY_LENGTH = 1000

/** `{ name, query }`, whose query must be one that the list accepts. */
export function parseView(body: unknown) {
  const { query } = isJsonObject(body) ? body : {}
  const filter = typeof query === 'string' ? filterOf(query) : ''
  if (filter === '') throw invalid('A view needs a filter.')
  if (filter.length > MAX_QUERY_LENGTH) throw invalid('This filter is too long to be saved.')
  const anyone = { open: formNames, me: 0, answerWithinHours: 1 }
  parseFilter(Object.fromEntries(new URLSearchParams(filter)), anyone)
  return { name: parseViewName(body), query: filter }
}

export function parseNote(body: unknown): string {
  const { text } = isJsonObject(body) ? body : {}
  const note = typeof text === 'string' ? text.trim() : ''
  if (/(?![\n\t]|\r\n)[\p{Cc}\p{Cs}]/u.test(note))
    throw invalid('A note has characters that cannot be stored. Type them again.')
  if (note === '') throw invalid('A note needs some text.')
  if (note.length > MAX_NOTE_LENGTH)
    throw invalid(`A note has up to ${MAX_NOTE_LENGTH} characters.`)
  return note
}
