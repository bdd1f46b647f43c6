/** Ways to look at the inbox that everyone has. The query is the address's and the server's alike. */
export const readyViews = [
  { name: 'Open', query: 'states=new,in-review' },
  { name: 'Mine', query: 'states=new,in-review&assignee=me' },
  { name: 'Unassigned', query: 'states=new,in-review&assignee=none' },
  { name: 'Overdue', query: 'states=new,in-review&overdue=true' },
  { name: 'Spam', query: 'states=spam' },
  { name: 'All', query: 'states=' },
] as const

export const defaultQuery: string = readyViews[0].query

/** Parameters that say which submissions are listed; the others say which page. */
const filterNames = ['states', 'forms', 'assignee', 'overdue', 'from', 'to', 'q'] as const

/** The filter as one text, the same for the same filter however its address was written. */
export function filterOf(search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of filterNames) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return kept.toString()
}
