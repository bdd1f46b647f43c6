import { openStates } from '../shared/review-states'

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
