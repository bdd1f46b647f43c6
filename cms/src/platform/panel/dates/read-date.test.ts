import { brand } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { dayAsTyped, readDate, readDateTime } from './read-date'
import { formatInZone } from './zone'

const inWords = new Intl.DateTimeFormat(brand.locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const christmas = {
  stored: '2026-12-24',
  /** Thursday 24 December 2026, as the brand writes it but without a comma. */
  words: inWords.format(new Date(2026, 11, 24)).replace(',', ''),
}

describe('a day', () => {
  it.each([
    ['24/12/2026', 'en-GB'],
    ['24 12 2026', 'en-GB'],
    ['24.12.2026', 'de'],
    ['24. 12. 2026', 'cs'],
    ['24/12/2026', 'ar-EG'],
    ['24/12/2026', 'th'],
    ['12/24/2026', 'en-US'],
    ['2026. 12. 24.', 'ko'],
    ['2026-12-24', 'en-GB'],
    ['2026-12-24', 'en-US'],
    [' 2026/12/24 ', 'de'],
  ])('%j in a browser of %s is Christmas Eve', (typed, locale) => {
    expect(readDate(typed, locale)).toEqual(christmas)
  })

  it.each([
    ['24/12/2026', 'en-US'],
    ['12/24/2026', 'en-GB'],
    ['31/02/2026', 'en-GB'],
    ['2026-02-30', 'en-GB'],
    ['24/12/26', 'en-GB'],
    ['24/12', 'en-GB'],
    ['24/12/0226', 'en-GB'],
    ['24122026', 'en-GB'],
    ['2026-12-24x', 'en-GB'],
    ['tomorrow', 'en-GB'],
  ])('%j in a browser of %s is refused', (typed, locale) => {
    expect(readDate(typed, locale)).toMatchObject({
      error: expect.stringContaining(`Enter one such as ${dayAsTyped('2026-12-24', locale)}`),
    })
  })

  it.each(['en-GB', 'en-US', 'de', 'ko', 'fa', 'ar-EG', 'th', 'ja', 'sv', 'cs', 'hu'])(
    'the field of a browser of %s reads what it shows',
    (locale) => expect(readDate(dayAsTyped('2026-12-24', locale), locale)).toEqual(christmas),
  )

  it('an empty field holds no day', () => expect(readDate(' ', 'en-GB')).toBe('empty'))
})

describe('a day and a time', () => {
  const berlin = { locale: 'en-GB', zone: 'Europe/Berlin' }
  const read = (text: string) => readDateTime(text, berlin.locale, berlin.zone)

  it.each(['24/12/2026 09:00', '24/12/2026, 9:00', '2026-12-24T09:00', '2026-12-24 09:00'])(
    '%j is read in the zone that is named',
    (typed) =>
      expect(read(typed)).toEqual({
        stored: '2026-12-24T08:00:00.000Z',
        words: formatInZone(new Date('2026-12-24T08:00:00Z'), 'Europe/Berlin'),
      }),
  )

  it.each(['24/12/2026', '24/12/2026 25:00', '31/02/2026 09:00', 'noon'])(
    '%j is refused',
    (typed) =>
      expect(read(typed)).toMatchObject({ error: expect.stringContaining('is no day and time') }),
  )

  it('a time that clocks skip is refused', () =>
    expect(read('28/03/2027 02:30')).toMatchObject({ error: expect.stringContaining('skip') }))
})
