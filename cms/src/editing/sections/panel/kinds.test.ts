import { blockNames } from '@app/contract'
import { expect, test } from 'vitest'
import { groupKinds } from './kinds'

const all = blockNames.map((name) => ({ uid: `blocks.${name}`, info: { displayName: name } }))
const shown = (search: string, last: string[] = []) =>
  groupKinds(all, search, last).map(({ title, kinds }) => [title, kinds.map(({ uid }) => uid)])

test('each kind of section stands in one group', () => {
  const listed = groupKinds(all, '', []).flatMap(({ kinds }) => kinds)
  expect(listed).toHaveLength(all.length)
  expect(new Set(listed)).toEqual(new Set(all))
})

test.each([
  ['testimonials', [['People', ['blocks.press']]]],
  ['QR', [['Offers', ['blocks.download']]]],
  ['Youtube  player', [['Pictures', ['blocks.video']]]],
  ['carousel', []],
])('%j finds what people call it', (search, expected) => {
  expect(shown(search)).toEqual(expected)
})

test('what was used last comes first, until somebody searches', () => {
  expect(shown('', ['blocks.team', 'blocks.gone'])[0]).toEqual(['Used last', ['blocks.team']])
  expect(shown('team', ['blocks.team'])).toEqual([['People', ['blocks.team']]])
})
