import { expect, it } from 'vitest'
import { doubtAbout, floodDoubt } from './doubts'

it('staff get no notice of a flood from one address, and one of any other suspicious submission', () => {
  expect(floodDoubt({ score: 40, reasons: ['many', 'flood'] })).toContain(
    'look at them in the inbox',
  )
  expect(floodDoubt({ score: 70, reasons: ['throwaway', 'fast'] })).toBeUndefined()
  expect(doubtAbout({ score: 70, reasons: ['throwaway', 'fast'] })).toContain('spam score of 70')
})
