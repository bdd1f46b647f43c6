const days = { today: 1, week: 7, month: 30 } as const

export const periods = [
  ['today', 'Today'],
  ['week', 'Last 7 days'],
  ['month', 'Last 30 days'],
  ['range', 'Range'],
] as const

const DATE = /^\d{4}-\d{2}-\d{2}$/

const isPeriod = (name: string | null): name is keyof typeof days =>
  name !== null && Object.hasOwn(days, name)

/** Midnight in the user's time zone, so many days after a date; by the calendar, since not every day has 24 hours. */
const midnight = (date: Date, daysLater: number): string =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysLater).toISOString()

const dateOf = (text: string): Date => new Date(`${text}T00:00`)

/**
 * The query as the API takes it: a period or a range of dates as moments. The page's URL keeps the period,
 * so that a saved view of the last seven days is always of the last seven.
 */
export function withMoments(query: string, now = new Date()): string {
  const params = new URLSearchParams(query)
  const [period, from, to] = [params.get('period'), params.get('from'), params.get('to')]
  params.delete('period')
  if (isPeriod(period)) params.set('from', midnight(now, 1 - days[period]))
  else if (from && DATE.test(from)) params.set('from', midnight(dateOf(from), 0))
  if (to && DATE.test(to)) params.set('to', midnight(dateOf(to), 1))
  return params.toString()
}
