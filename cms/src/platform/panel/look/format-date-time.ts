import { brand } from '@app/contract'
const format = new Intl.DateTimeFormat(brand.locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** A moment, short enough for a column, in the browser's time zone: 21 Nov 2026, 16:41 CET. */
export const formatDateTime = (moment: string) => format.format(new Date(moment))
