import { staffViewOf } from '@app/contract'
import { expect, it } from 'vitest'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { detailText } from './detail-text'

it.each([
  [{ isNeeded: true }, 'needed: yes'],
  [{ doubt: null, isAutomatic: false }, 'doubt: none, automatic: no'],
  [{ format: 'csv', revealed: true, count: 3 }, 'format: csv, with masked answers: yes, count: 3'],
  [{ forms: 'local-partner' }, `forms: ${staffViewOf('local-partner').title}`],
  [{ contact: null }, `months that “${staffViewOf('contact').title}” are kept: no limit`],
  [{ From: 'nothing → /old' }, 'From: nothing → /old'],
  [{ field: 'phoneNumber' }, 'field: Phone number'],
  [{ field: 'formerField' }, 'field: former field'],
  [{ doubt: 'other-address' }, 'doubt: from another address'],
  [{ someSetting: 3 }, 'some setting: 3'],
  [{ submissions: 0, references: '' }, 'submissions: 0'],
  [{}, ''],
])('%o is shown as “%s”', (detail, text) => {
  expect(detailText(detail)).toBe(text)
})

it('a moment is shown as everywhere in the panel', () => {
  const before = '2026-11-21T16:41:00.000Z'
  expect(detailText({ before })).toBe(`received before: ${formatDateTime(before)}`)
})
