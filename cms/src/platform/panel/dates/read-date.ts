import { brand } from '@app/contract'
import { formatInZone, momentOf } from './zone'

export type DateType = 'date' | 'datetime'

/** What was typed: as it is stored and in words, or why it cannot be read; empty if nothing was. */
export type Reading = { stored: string; words: string } | { error: string } | 'empty'

type Part = 'day' | 'month' | 'year'

/** Direction marks, which Arabic browsers show between the numbers. */
const MARKS = /[\u200E\u200F]/g

const EARLIEST = 1900
const LATEST = 2099

/** Numbers as the site stores them, in the order of the browser. */
const formatFor = (locale: string) =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })

const inWords = new Intl.DateTimeFormat(brand.locale, {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const EXAMPLE = '2026-12-24'

/** A stored day as the field shows it: 24/12/2026 in a British browser. */
export const dayAsTyped = (day: string, locale: string) =>
  formatFor(locale).format(new Date(`${day}T00:00:00Z`))

const letters: Partial<Record<string, string>> = { day: 'DD', month: 'MM', year: 'YYYY' }

/** The order in which the browser takes a date: DD/MM/YYYY in a British one. */
export const patternIn = (locale: string) =>
  formatFor(locale)
    .formatToParts(new Date(0))
    .map(({ type, value }) => letters[type] ?? value)
    .join('')

const orderIn = (locale: string): Part[] =>
  formatFor(locale)
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter((type): type is Part => type === 'day' || type === 'month' || type === 'year')

/** The stored form of a day, if the numbers name one. */
function readDay(text: string, locale: string): string | undefined {
  const numbers = /^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})[\s.]*$/
    .exec(text.replace(MARKS, ''))
    ?.slice(1)
  if (!numbers) return undefined
  const order: Part[] = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : orderIn(locale)
  const of = (part: Part) => numbers[order.indexOf(part)] ?? ''
  const [year, month, day] = [of('year'), of('month'), of('day')]
  if (year.length !== 4 || day.length > 2 || month.length > 2) return undefined
  const stored = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${stored}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(stored)
  return isReal && Number(year) >= EARLIEST && Number(year) <= LATEST ? stored : undefined
}

/** Reads a day in the order of the browser or year first, and never guesses. */
export function readDate(text: string, locale: string): Reading {
  if (text.trim() === '') return 'empty'
  const stored = readDay(text.trim(), locale)
  if (stored !== undefined)
    return { stored, words: inWords.format(new Date(`${stored}T00:00:00Z`)).replace(',', '') }
  const error = `“${text.trim()}” is no day. Enter one such as ${dayAsTyped(EXAMPLE, locale)} or ${EXAMPLE}.`
  return { error }
}

/** Reads a day and a time in a time zone. */
export function readDateTime(text: string, locale: string, zone: string): Reading {
  if (text.trim() === '') return 'empty'
  const [, date = '', time = ''] = /^(.*?)[\sT,]+(\d{1,2}:\d{2})$/.exec(text.trim()) ?? []
  const day = readDay(date, locale)
  const read = day && momentOf(`${day}T${time.padStart(5, '0')}`, zone)
  if (read && 'moment' in read)
    return { stored: read.moment.toISOString(), words: formatInZone(read.moment, zone) }
  if (read && read.isSkipped)
    return { error: 'Clocks go forward then and skip this time. Enter another.' }
  return {
    error: `“${text.trim()}” is no day and time. Enter them such as ${dayAsTyped(EXAMPLE, locale)} 09:00 or ${EXAMPLE} 09:00.`,
  }
}
