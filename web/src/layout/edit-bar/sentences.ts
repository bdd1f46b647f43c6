import { brand, type EditBarEntry } from '@app/contract'

const time = new Intl.DateTimeFormat(brand.locale, { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat(brand.locale, { day: 'numeric', month: 'short' })
const dayAndYear = new Intl.DateTimeFormat(brand.locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A date in its shortest clear form: the time if it is today, else the day, with the year if it is not this year. */
function since(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) return time.format(date)
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear).format(date)
}

/** What the bar says beside its link. */
export function sentencesOf(entry: EditBarEntry, now: Date): string[] {
  if (!entry) return ['No entry to edit here']
  const { hasDraft, liveSince } = entry
  const live =
    liveSince === null ? 'Not published' : `Live since ${since(new Date(liveSince), now)}`
  return hasDraft ? ['Draft waiting', live] : [live]
}
