import { type FormName, formNames, reviewStates, wallClock } from '@app/contract'
import { invalid, parseDate, parseNames, parseRowId } from '../../../platform/http/query'
import { parseBody, writtenText } from '../../../platform/http/body'
import { settings } from '../../../platform/settings/settings'
import { z } from '@app/runtime'
import { MAX_NOTE_LENGTH, MAX_VIEW_NAME_LENGTH } from '../shared/calls'
import type { Cursor, InboxFilter } from './list'
import { searchOf } from './search-text'
import { filterOf } from '../shared/view-query'

const secret = settings.secrets.subscriberKey

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
    ...searchOf(secret, typeof q === 'string' ? q.slice(0, 200) : ''),
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
    ...(query['suspicious'] === 'true' && { isSuspicious: true }),
  }
}

export function parseCursor(query: Given): Cursor {
  const olderThan = parseRowId(query['olderThan'])
  const newerThan = parseRowId(query['newerThan'])
  if (newerThan !== undefined) return { newerThan }
  return olderThan === undefined ? {} : { olderThan }
}

const NAMED = 'A submission is named by its reference and version.'
const SELECTED = 'Select at least one submission.'
const TOO_MANY = `Select up to ${MAX_SUBMISSIONS} submissions at once.`

const seen = z.object(
  { reference: z.string(NAMED).check(z.regex(/^\w+$/, NAMED)), version: z.int(NAMED) },
  NAMED,
)

const NOTHING = 'There is nothing to change: give a state or an assignee.'

const change = z
  .object(
    {
      state: z.optional(z.enum(reviewStates, `A state is one of ${reviewStates.join(', ')}.`)),
      assigneeId: z.optional(z.nullable(z.int('An assignee is a person’s id or null.'))),
    },
    NOTHING,
  )
  .check(z.refine((given) => Object.keys(given).length > 0, NOTHING))

const selection = z.object({
  submissions: z
    .array(seen, SELECTED)
    .check(z.minLength(1, SELECTED), z.maxLength(MAX_SUBMISSIONS, TOO_MANY)),
})

export const parseChange = (body: unknown) =>
  parseBody(z.object({ ...selection.shape, change }), body)

export const parseSelected = (body: unknown) => parseBody(selection, body).submissions

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
  if (selected && selected.length > MAX_SUBMISSIONS) throw invalid(TOO_MANY)
  return {
    filter: parseFilter(query, viewer),
    references: selected,
    isRevealed: reveal === 'true',
  }
}

const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u

const NAMELESS = 'A view needs a name.'

const viewName = z.string(NAMELESS).check(
  z.trim(),
  z.refine((name) => name !== '' && !UNPRINTABLE.test(name), NAMELESS),
  z.maxLength(MAX_VIEW_NAME_LENGTH, `A view’s name has up to ${MAX_VIEW_NAME_LENGTH} characters.`),
)

export const parseViewName = (body: unknown): string =>
  parseBody(z.object({ name: viewName }), body).name

const MAX_QUERY_LENGTH = 1000

const FILTERLESS = 'A view needs a filter.'

/** A view to save; `parseView` also checks that the list accepts its query. */
const view = z.object({
  query: z
    .pipe(z.string(FILTERLESS), z.transform(filterOf))
    .check(
      z.minLength(1, FILTERLESS),
      z.maxLength(MAX_QUERY_LENGTH, 'This filter is too long to be saved.'),
    ),
  name: viewName,
})

export function parseView(body: unknown) {
  const given = parseBody(view, body)
  const anyone = { open: formNames, me: 0, answerWithinHours: 1 }
  parseFilter(Object.fromEntries(new URLSearchParams(given.query)), anyone)
  return given
}

const note = z.object({
  text: writtenText(MAX_NOTE_LENGTH, {
    missing: 'A note needs some text.',
    unstorable: 'A note has characters that cannot be stored. Type them again.',
    tooLong: `A note has up to ${MAX_NOTE_LENGTH} characters.`,
  }),
})

export const parseNote = (body: unknown): string => parseBody(note, body).text
