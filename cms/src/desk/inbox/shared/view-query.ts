/** Parameters that say which submissions are listed; the others say which page. */
const filterNames = [
  'states',
  'forms',
  'assignee',
  'overdue',
  'suspicious',
  'period',
  'from',
  'to',
  'q',
] as const

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
