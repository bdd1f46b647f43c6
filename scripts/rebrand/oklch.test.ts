import { expect, it } from 'vitest'
import { hexOf, lchOf } from './oklch'

it.each(['#000000', '#ffffff', '#3b82f6', '#b45309', '#7f7f7f', '#012345'])(
  '%s survives the way to lightness, strength and hue and back',
  (hex) => expect(hexOf(lchOf(hex))).toBe(hex),
)

it('knows a red by its hue, a grey by its strength', () => {
  expect(lchOf('#ff0000')).toMatchObject({
    lightness: expect.closeTo(0.628, 3),
    strength: expect.closeTo(0.258, 3),
    hue: expect.closeTo(29.2, 1),
  })
  expect(lchOf('#808080').strength).toBeLessThan(0.001)
})

it('makes a colour that no screen shows weaker, not darker', () => {
  const shown = lchOf(hexOf({ lightness: 0.9, strength: 0.4, hue: 260 }))
  expect(shown.lightness).toBeCloseTo(0.9, 2)
  expect(shown.hue).toBeCloseTo(260, -1)
  expect(shown.strength).toBeLessThan(0.1)
})
