import { contrast, READABLE } from '@app/contract'
import { expect, it } from 'vitest'
import { root } from '../paths'
import { newColors, pairsOf, readableColors } from './new-colors'
import { lchOf } from './oklch'
import { stateOf } from './state'

const state = await stateOf(root)

const palettes = [
  ['blue and orange', { first: '#0b4f9e', second: '#f0762b', third: '#ffd166', ink: '#10182b' }],
  ['violet and lime', { first: '#6d28d9', second: '#a3e635', third: '#fde047', ink: '#1e1b2e' }],
  ['greys', { first: '#555555', second: '#777777', third: '#dddddd', ink: '#111111' }],
  ['a dark gold', { first: '#0b4f9e', second: '#f0762b', third: '#b8860b', ink: '#10182b' }],
  ['four alike', { first: '#ffcc00', second: '#ffcc00', third: '#ffcc00', ink: '#101010' }],
] as const

it.each(palettes)('every text can be read in %s', (_, colors) => {
  const [replacements, unreadable] = newColors(state, colors, ['#ffffff'])
  expect(unreadable).toEqual([])
  const now = (color: string) => replacements.get(color) ?? color
  const poor = pairsOf(state).filter(
    ({ text, ground }) => contrast(now(text), now(ground)) < READABLE,
  )
  expect(poor).toEqual([])
})

it.each(palettes)('no two colours become one in %s', (_, colors) => {
  const [replacements] = newColors(state, colors, ['#ffffff', '#faf7f2'])
  const after = [...replacements.values(), '#ffffff', '#faf7f2']
  expect(new Set(after).size).toBe(after.length)
})

it('a shade has the hue of the new colour in its own lightness', () => {
  const [replacements] = newColors(state, palettes[0][1], [])
  const [darkest = ''] = state.shades.first
  const [before, after] = [lchOf(darkest), lchOf(replacements.get(darkest) ?? '')]
  expect(after.lightness).toBeCloseTo(before.lightness, 1)
  expect(after.hue).toBeGreaterThan(245)
  expect(after.hue).toBeLessThan(275)
})

it.each([['its own', state.colors] as const, palettes[2]])('%s change nothing', (_, colors) => {
  const [replacements] = newColors({ ...state, colors }, colors, [])
  expect([...replacements].filter(([before, after]) => before !== after)).toEqual([])
})

it('one of the four that leaves texts unreadable is named, with the nearest that does not', () => {
  const colors = { ...palettes[0][1], third: '#3b2f00' }
  const [, [found]] = newColors(state, colors, [])
  expect(found).toMatchObject({ name: 'third', color: '#3b2f00' })
  const [, left] = newColors(state, { ...colors, third: found?.passes ?? '' }, [])
  expect(left.filter(({ what }) => what === found?.what)).toEqual([])
})

it.each(['#000000', '#ffffff', '#7a5c00', '#0000ff'])(
  'four times %s becomes colours with which all can be read',
  (color) => {
    const wanted = { first: color, second: color, third: color, ink: color }
    const colors = readableColors(state, wanted, [])
    expect(colors).not.toEqual(wanted)
    expect(colors).not.toEqual(state.colors)
    expect(newColors(state, colors, [])[1]).toEqual([])
  },
)

it('a third colour as dark as the ink is made lighter, and blamed alone', () => {
  const wanted = { ...palettes[0][1], third: '#000000' }
  const [, unreadable] = newColors(state, wanted, [])
  expect(new Set(unreadable.map(({ name }) => name))).toEqual(new Set(['third']))
  const offered = readableColors(state, wanted, [])
  expect(offered).toEqual({ ...wanted, third: offered.third })
  expect(lchOf(offered.third).lightness).toBeGreaterThan(0.5)
  expect(lchOf(offered.third).lightness).toBeLessThan(0.8)
})

it('the grounds stay for a third colour that cannot be read on them: other texts can', () => {
  const groundsWith = (third: string) => {
    const [replacements] = newColors(state, { ...palettes[0][1], third }, [])
    return state.shades.ink.map((shade) => replacements.get(shade))
  }
  expect(groundsWith('#000000')).toEqual(groundsWith('#ffd166'))
})
