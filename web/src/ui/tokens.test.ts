import { readFileSync } from 'node:fs'
import { contrast, READABLE } from '@app/contract'
import { expect, test } from 'vitest'
import { tokenPairs } from './token-pairs'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

test.each(tokenPairs(css))('$what can be read', ({ text, ground }) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(READABLE)
})
