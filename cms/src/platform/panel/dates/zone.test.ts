import { expect, it } from 'vitest'
import { clockAt, formatInZone, momentOf } from './zone'

const iso = (clock: string, zone: string) => {
  const read = momentOf(clock, zone)
  if ('isSkipped' in read) return read.isSkipped ? 'skipped' : 'not a time'
  return `${read.moment.toISOString()}${read.isRepeated ? ' twice' : ''}`
}

it('a time that an editor enters is the moment at which their clock shows it', () => {
  for (const [clock, zone, expected] of [
    ['2026-11-30T09:00', 'Europe/Berlin', '2026-11-30T08:00:00.000Z'],
    ['2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
    ['2026-11-30T09:00', 'America/New_York', '2026-11-30T14:00:00.000Z'],
    ['2026-11-30T09:00', 'Asia/Kathmandu', '2026-11-30T03:15:00.000Z'],
    ['2026-11-30T00:30', 'Pacific/Auckland', '2026-11-29T11:30:00.000Z'],
    ['2026-11-30T09:00', 'UTC', '2026-11-30T09:00:00.000Z'],
    ['', 'UTC', 'not a time'],
  ] as const)
    expect(iso(clock, zone)).toBe(expected)
})

it('an hour that the clocks skip is told, and of one that they repeat the first is taken', () => {
  expect(iso('2027-03-28T02:30', 'Europe/Berlin')).toBe('skipped')
  expect(iso('2027-03-28T01:59', 'Europe/Berlin')).toBe('2027-03-28T00:59:00.000Z')
  expect(iso('2027-03-28T03:00', 'Europe/Berlin')).toBe('2027-03-28T01:00:00.000Z')
  expect(iso('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z twice')
  expect(iso('2026-10-25T03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
  expect(iso('2027-03-14T02:00', 'America/New_York')).toBe('skipped')
  expect(iso('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('skipped')
})

it('a moment is told with its weekday and the name of the zone', () => {
  const moment = new Date('2026-11-30T08:00:00Z')
  expect(formatInZone(moment, 'Europe/Berlin')).toMatch(
    /^\S+ 30 \S+ 2026, 09:00 \(Europe\/Berlin\)$/,
  )
  expect(formatInZone(new Date('2026-11-30T23:05:00Z'), 'UTC')).toMatch(
    /^\S+ 30 \S+ 2026, 23:05 \(UTC\)$/,
  )
  expect(clockAt(moment, 'America/New_York')).toBe('2026-11-30T03:00')
  expect(clockAt(new Date('2026-11-30T00:00:00Z'), 'UTC')).toBe('2026-11-30T00:00')
})
