import { brand } from '@app/contract'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The time zone of this browser, such as Europe/Berlin. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

function partsAt(moment: Date, zone: string) {
  const format = new Intl.DateTimeFormat(brand.locale, {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}

/** A moment in words: "Mon 30 Nov 2026, 09:00 (Europe/Berlin)". */
export function formatInZone(moment: Date, zone: string): string {
  const { weekday, day, month, year, hour, minute } = partsAt(moment, zone)
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute} (${zone})`
}

/** What a clock in the zone shows, as a field of type datetime-local takes it: 2026-11-30T09:00. */
export function clockAt(moment: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return format.format(moment).replace(' ', 'T')
}

type Read = { moment: Date; isRepeated: boolean } | { isSkipped: boolean }

/**
 * The moment at which clocks in the zone show this time. When they go forward an hour is skipped, and
 * when they go back one is repeated: of the two moments, the first.
 */
export function momentOf(clock: string, zone: string): Read {
  const asUtc = Date.parse(`${clock}Z`)
  if (Number.isNaN(asUtc)) return { isSkipped: false }
  const offsetAt = (time: number) =>
    Date.parse(`${clockAt(new Date(time), zone)}Z`) - Math.floor(time / MINUTE_MS) * MINUTE_MS
  const offsets = new Set([offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)])
  const [first, second] = [...offsets]
    .map((offset) => asUtc - offset)
    .filter((time) => clockAt(new Date(time), zone) === clock)
    .sort((one, other) => one - other)
  if (first === undefined) return { isSkipped: true }
  return { moment: new Date(first), isRepeated: second !== undefined }
}
