import { openStates } from '../../inbox/review-states'

const OPEN = `states=${openStates.join(',')}`

/** The views that every user has. The same query string is used in the page's URL and in the API call. */
export const predefinedViews = [
  { name: 'Open', query: OPEN },
  { name: 'Mine', query: `${OPEN}&assignee=me` },
  { name: 'Unassigned', query: `${OPEN}&assignee=none` },
  { name: 'Overdue', query: `${OPEN}&overdue=true` },
  { name: 'Spam', query: 'states=spam' },
  { name: 'All', query: 'states=' },
] as const

export const defaultQuery: string = predefinedViews[0].query

/** Parameters that say which submissions are listed; the others say which page. */
const filterNames = ['states', 'forms', 'assignee', 'overdue', 'from', 'to', 'q'] as const

/**
 * The filter as a normalised query string: equal filters give equal strings. Empty `states` stay:
 * they ask for all states, and without them the inbox opens its first view.
 */
export function filterOf(search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of filterNames) {
    const value = given.get(name)
    if (value || (name === 'states' && value === '')) kept.set(name, value)
  }
  return kept.toString()
}
