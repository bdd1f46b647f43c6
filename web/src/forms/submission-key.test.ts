import { expect, test, vi } from 'vitest'
import { newKey, submissionKeys } from './submission-key'

test('a body keeps its key for as long as it is the same', () => {
  const keyOf = submissionKeys()
  const first = keyOf({ email: 'a@b.c' })
  const edited = keyOf({ email: 'a@b.cc' })
  expect(edited).not.toBe(first)
  expect(keyOf({ email: 'a@b.c' })).toBe(first)
})

test('two forms never share a key', () => {
  expect(submissionKeys()({})).not.toBe(submissionKeys()({}))
})

test('a page without TLS makes keys too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  vi.unstubAllGlobals()
})
