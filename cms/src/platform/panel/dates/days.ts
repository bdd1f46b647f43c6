const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Midnight in the user's time zone, so many days after a date; by the calendar, since not every day has 24 hours. */
export const midnight = (date: Date, daysLater: number): string =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysLater).toISOString()

/** Midnight of a day. A text that is no day of the calendar stays as it is, for the server to refuse. */
function midnightOf(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`)
  return Number.isNaN(date.getTime()) ? day : midnight(date, daysLater)
}

/** The query of a page with its first and its last day as moments. */
export function withMomentsOfDays(query: URLSearchParams): URLSearchParams {
  const moments = new URLSearchParams(query)
  for (const [name, daysLater] of [
    ['from', 0],
    ['to', 1],
  ] as const) {
    const day = query.get(name)
    if (day && DAY.test(day)) moments.set(name, midnightOf(day, daysLater))
  }
  return moments
}
