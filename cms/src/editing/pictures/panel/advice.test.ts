import { expect, it } from 'vitest'
import { adviceOn } from './advice'

const photo = { mime: 'image/jpeg', alternativeText: 'A market', size: 430.2, width: 2560 }

it('a described photo of the right size needs nothing, nor does a drawing', () => {
  expect(adviceOn(photo)).toEqual([])
  const drawing = { mime: 'image/svg+xml', alternativeText: null, size: 900, width: 40 }
  expect(adviceOn(drawing)).toEqual([])
})

it('a photo without a description, a heavy one and a narrow one are told', () => {
  expect(adviceOn({ ...photo, alternativeText: ' ' })).toHaveLength(1)
  expect(adviceOn({ ...photo, size: 1400.4 })[0]).toContain('1400 KB')
  expect(adviceOn({ ...photo, width: 640 })[0]).toContain('640 pixels')
  expect(adviceOn({ ...photo, width: null })).toEqual([])
})
