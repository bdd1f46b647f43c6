import { type ReviewState, reviewStates } from '@app/contract'
import { isReviewState, openStates } from '../shared/review-states'
import type { Change } from '../shared/calls'
import { filterOf } from '../shared/view-query'
import type { Counts } from './types'

const OPEN = `states=${openStates.join(',')}`

/**
 * The views that every user has, and what each says when it is empty. The same query string is used in the page's
 * URL and in the API call.
 */
export const predefinedViews = [
  { name: 'Open', query: OPEN, empty: 'No submission is open. New ones appear here.' },
  { name: 'Mine', query: `${OPEN}&assignee=me`, empty: 'No open submission is assigned to you.' },
  {
    name: 'Unassigned',
    query: `${OPEN}&assignee=none`,
    empty: 'Every open submission is assigned.',
  },
  {
    name: 'Overdue',
    query: `${OPEN}&overdue=true`,
    empty: 'Nothing is overdue: no open submission has waited longer than your target.',
  },
  {
    name: 'Likely spam',
    query: `${OPEN}&suspicious=true`,
    empty: 'No open submission looks like spam.',
  },
  { name: 'Spam', query: 'states=spam', empty: 'There is no spam.' },
  { name: 'All', query: 'states=', empty: 'There are no submissions yet.' },
] as const

export const isSameView = (one: string, other: string): boolean => filterOf(one) === filterOf(other)

/** What the list says when nothing matches. */
export const emptyText = (query: string): string =>
  predefinedViews.find((view) => isSameView(view.query, query))?.empty ??
  'No submissions match. Try other filters.'

/** The views whose totals are shown however the list is filtered, as a reviewer must not miss them. */
export const countedViews = predefinedViews.filter(({ name }) =>
  /^(?:Mine|Overdue|Likely spam)$/.test(name),
)

export const defaultQuery: string = predefinedViews[0].query

/** How many match a view, as far as they were counted: "12", "1000+", or nothing where that is not known. */
export function totalOf(counts: Counts | undefined, query: string): string {
  const askedStates = (new URLSearchParams(query).get('states') ?? '')
    .split(',')
    .filter(isReviewState)
  const states: readonly ReviewState[] = askedStates.length > 0 ? askedStates : reviewStates
  if (counts === undefined) return ''
  const total = states.reduce((sum, state) => sum + (counts.states[state] ?? 0), 0)
  return total >= counts.limit ? `${counts.limit}+` : String(total)
}

/** How many match each filter, as last counted: they are shown until they are counted again. */
export type KnownTotals = ReadonlyMap<string, string>

/** Whether a submission is still listed after a change. */
export function isListedAfter(query: string, change: Change, me: number): boolean {
  const params = new URLSearchParams(query)
  const states = params.get('states')
  if (change.state && states && !states.split(',').includes(change.state)) return false
  const assignee = params.get('assignee')
  if (change.assigneeId === undefined || !assignee) return true
  const wanted = assignee === 'me' ? me : assignee === 'none' ? null : Number(assignee)
  return wanted === change.assigneeId
}
