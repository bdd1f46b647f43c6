import { brand } from '@app/contract'
const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

const relative = new Intl.RelativeTimeFormat(brand.locale, { numeric: 'auto', style: 'short' })
const day = new Intl.DateTimeFormat(brand.locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

const MONTH_MS = 30 * 86_400_000

/** How long ago, in short form: "3 hr ago"; a date if it was more than a month ago. */
export function ageOf(moment: string, now: number): string {
  const elapsed = now - new Date(moment).getTime()
  if (elapsed > MONTH_MS) return day.format(new Date(moment))
  const step = steps.find(({ ms }) => elapsed >= ms)
  return step ? relative.format(-Math.floor(elapsed / step.ms), step.unit) : 'just now'
}
