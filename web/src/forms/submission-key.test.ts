import { expect, test, vi } from 'vitest'
import { memoryStore } from '../browser/testing/memory-store'
import { newKey, submissionKeys } from './submission-key'

/** A browser tab, whose storage survives a reload. */
const newTab = () => {
  const store = memoryStore()
  return (form = 'contact') => submissionKeys(form, store)
}

const payload = { email: 'a@b.c' }

test('a payload keeps its key as long as it does not change', () => {
  const { keyOf } = newTab()()
  const first = keyOf(payload)
  const edited = keyOf({ email: 'a@b.cc' })
  expect(edited).not.toBe(first)
  expect(keyOf(payload)).toBe(first)
})

test('a reload before the response keeps the key; a success ends it', () => {
  const open = newTab()
  const before = open()
  const first = before.keyOf(payload)
  const reloaded = open()
  expect(reloaded.keyOf(payload)).toBe(first)
  reloaded.succeeded()
  expect(reloaded.keyOf(payload)).not.toBe(first)
})

test('two forms never share a key, nor do two tabs', () => {
  const open = newTab()
  const keys = [open('contact'), open('investor'), newTab()('contact')].map(({ keyOf }) =>
    keyOf({}),
  )
  expect(new Set(keys).size).toBe(3)
})

test('nothing that the visitor typed is stored', () => {
  const store = memoryStore()
  submissionKeys('contact', store).keyOf({ iban: 'PT50' })
  expect(Object.values(store.entries)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

test('payloads that differ slightly get different keys', () => {
  const { keyOf } = newTab()()
  const keys = Array.from({ length: 5000 }, (_, number) => keyOf({ message: `${number}` }))
  expect(new Set(keys).size).toBe(5000)
})

test('a browser that refuses storage still gets one key for one payload', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { keyOf } = submissionKeys('contact')
  expect(keyOf(payload)).toBe(keyOf(payload))
  vi.unstubAllGlobals()
})

test('a page without TLS makes keys too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  vi.unstubAllGlobals()
})
