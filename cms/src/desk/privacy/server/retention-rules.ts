import { type FormName, formNames } from '@app/contract'
import type { RetentionSettings } from './retention-settings'

const DAY_MS = 86_400_000

/** Deletes what arrived or was closed before a date: one form's submissions, or the spam of all forms. */
export type RetentionRule = { name: FormName | 'spam'; before: Date }

/** The same day of the month that many months ago; the month's last day where it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const target = new Date(now)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0))
  target.setUTCDate(Math.min(now.getUTCDate(), lastDay.getUTCDate()))
  return target
}

export function rulesOf({ spamDays, months }: RetentionSettings, now: Date): RetentionRule[] {
  const forms = formNames.flatMap((name): RetentionRule[] => {
    const period = months[name]
    return period === null ? [] : [{ name, before: monthsBefore(now, period) }]
  })
  return [{ name: 'spam', before: new Date(now.getTime() - spamDays * DAY_MS) }, ...forms]
}
