import { expect, it } from 'vitest'
import { checkOrder, checkUseful, parsePlan } from './parse-plan'

const NOW = new Date('2026-05-01T12:00:00Z')
const PAGE = 'api::page.page'

const plan = (body: object, uid: string = PAGE) => parsePlan(body, uid as typeof PAGE, NOW)

it('a plan says what happens, and when', () => {
  expect(plan({ action: 'publish', dueAt: '2026-05-01T14:01:00+02:00' })).toEqual({
    action: 'publish',
    dueAt: new Date('2026-05-01T12:01:00Z'),
  })
  expect(
    plan({
      action: 'unpublish',
      dueAt: '2028-05-01T12:00:00Z',
      basedOn: '2026-05-01T11:00:00.123Z',
    }),
  ).toMatchObject({ basedOn: Date.parse('2026-05-01T11:00:00.123Z') })
})

it.each([
  ['2026-05-01T12:00:00Z', 'This time has passed. Choose a later one.'],
  ['2025-05-01T12:00:00Z', 'This time has passed. Choose a later one.'],
  ['2028-05-01T12:00:01Z', 'Choose a time within the next 2 years.'],
  ['2027-02-31T99:00:00Z', 'Choose a date and a time.'],
  ['tomorrow', 'Choose a date and a time.'],
  ['2027-05-01', 'Choose a date and a time.'],
  [undefined, 'Choose a date and a time.'],
])('at %s: %s', (dueAt, message) => {
  expect(() => plan({ action: 'publish', dueAt })).toThrow(message)
})

it('other actions are refused', () => {
  const dueAt = '2027-05-01T12:00:00Z'
  expect(() => plan({ action: 'delete', dueAt })).toThrow('Choose to publish or to unpublish.')
})

it('the end comes after the beginning', () => {
  const [early, late] = [new Date('2026-06-01'), new Date('2026-07-01')]
  const order = 'Unpublishing has to come after publishing.'
  expect(() => checkOrder({ action: 'unpublish', dueAt: early }, { publish: late })).toThrow(order)
  expect(() => checkOrder({ action: 'publish', dueAt: early }, { unpublish: early })).toThrow(order)
  checkOrder({ action: 'unpublish', dueAt: late }, { publish: early })
})

it('what would change nothing is refused', () => {
  const state = (isPublished: boolean, isModified: boolean) =>
    ({ isPublished, isModified }) as never
  const useful = (action: 'publish' | 'unpublish', its: never, waiting = {}) =>
    checkUseful({ action }, its, waiting)
  expect(() => useful('publish', state(true, false))).toThrow('Visitors already see this draft.')
  expect(() => useful('unpublish', state(false, false))).toThrow('This is not published.')
  useful('publish', state(true, true))
  useful('unpublish', state(false, true), { publish: new Date('2026-05-02') })
})
