import { midnight, withMomentsOfDays } from '../../../platform/panel/dates/days'

const days = { today: 1, week: 7, month: 30 } as const

export const periods = [
  ['today', 'Today'],
  ['week', 'Last 7 days'],
  ['month', 'Last 30 days'],
  ['range', 'Range'],
] as const

const isPeriod = (name: string | null): name is keyof typeof days =>
  name !== null && Object.hasOwn(days, name)

/**
 * The query as the API takes it: a period or a range of dates as moments. The page's URL keeps the period,
 * so that a saved view of the last seven days is always of the last seven.
 */
export function withMoments(query: string, now = new Date()): string {
  const params = new URLSearchParams(query)
  const period = params.get('period')
  params.delete('period')
  if (isPeriod(period)) params.set('from', midnight(now, 1 - days[period]))
  return withMomentsOfDays(params).toString()
}
