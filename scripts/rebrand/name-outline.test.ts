import { Resvg } from '@resvg/resvg-wasm'
import { beforeAll, expect, it } from 'vitest'
import { nameOutline, prepareDrawing, requireLetters } from './name-outline'

beforeAll(prepareDrawing)

const boxOf = (data: string) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><path d="${data}"/></svg>`,
  ).getBBox()

it('a name is drawn where it belongs', () => {
  const { data, end } = nameOutline('Lumo', { x: 60, baseline: 36, size: 36 })
  const box = boxOf(data)
  expect(box?.x).toBeGreaterThan(60)
  expect(box?.x).toBeLessThan(65)
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(36)
  expect(Math.ceil((box?.x ?? 0) + (box?.width ?? 0))).toBe(end)
})

it('a name that is too wide gets smaller letters on the same middle', () => {
  const place = { x: 60, baseline: 50, size: 36, width: 80 }
  const box = boxOf(nameOutline('Northern Lights', place).data)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(140.5)
  // Between the line of the letters and the height of capitals.
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(50 - (36 * 0.66) / 2, -0.5)
})

it('letters that the font lacks are named', () => {
  expect(() => requireLetters('Łódź')).toThrow(/cannot write Ł/)
  expect(() => requireLetters('O’Neil Ação')).not.toThrow()
})
