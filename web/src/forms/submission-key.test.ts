import { expect, test, vi } from 'vitest'
import { newKey, submissionKeys } from './submission-key'

/** A tab of a browser: what it keeps outlives the page. */
const newTab = () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return (form = 'contact') => submissionKeys(form, () => store)
}

const body = { email: 'a@b.c' }

test('a body keeps its key for as long as it is the same', () => {
  const { keyOf } = newTab()()
  const first = keyOf(body)
  const edited = keyOf({ email: 'a@b.cc' })
  expect(edited).not.toBe(first)
  expect(keyOf(body)).toBe(first)
})

test('a reload before the answer keeps the key, an answer ends it', () => {
  const open = newTab()
  const before = open()
  const first = before.keyOf(body)
  const reloaded = open()
  expect(reloaded.keyOf(body)).toBe(first)
  reloaded.answered()
  expect(reloaded.keyOf(body)).not.toBe(first)
})

test('two forms never share a key, nor do two tabs', () => {
  const open = newTab()
  const keys = [open('contact'), open('investor'), newTab()('contact')].map(({ keyOf }) =>
    keyOf({}),
  )
  expect(new Set(keys).size).toBe(3)
})

test('nothing that was typed is kept', () => {
  const kept: string[] = []
  const store = { getItem: () => null, setItem: (_: string, value: string) => kept.push(value) }
  submissionKeys('contact', () => store).keyOf({ iban: 'PT50' })
  expect(kept).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

test('bodies that differ by a letter have keys that differ', () => {
  const { keyOf } = newTab()()
  const letters = Array.from({ length: 5000 }, (_, place) => keyOf({ message: `${place}` }))
  expect(new Set(letters).size).toBe(5000)
})

const fail = () => {
  throw new Error('full or broken')
}

test.each([
  ['full', { getItem: () => null, setItem: fail }],
  ['broken', { getItem: fail, setItem: fail }],
])('a store that is %s costs nothing but the reload', (_, store) => {
  const { keyOf } = submissionKeys('contact', () => store)
  expect(keyOf(body)).toBe(keyOf(body))
})

test('a page without TLS makes keys too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  vi.unstubAllGlobals()
})
