import { contrast, READABLE } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { dark, light } from './theme'
import { themePairs } from './theme-pairs'

describe.each(Object.entries({ light, dark }))('the %s panel', (_name, theme) => {
  it.each(themePairs(theme))('shows $what with enough contrast to read', ({ text, ground }) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(READABLE)
  })
})
