import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const inRoot = (path: string) => join(import.meta.dirname, '../..', path)
const text = readFileSync(inRoot('SECURITY.md'), 'utf8')

const files = [...new Set([...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path]) => path ?? ''))]
const tests = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)` “([^”]+)”/g)].map(
  ([, path = '', name = '']) => [path, name] as const,
)
const rows = text.split('\n').filter((line) => /^\| (?!Who |-)/.test(line))

it('each line of the threat model names where it is defended and by which test', () => {
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) expect(row).toMatch(/^(?:\|[^|]+){2}\| `.+` +\| `.+` “.+” +\|$/)
  expect(tests).toHaveLength(rows.length)
})

it.each(files)('%s, which SECURITY.md names, exists', (path) => {
  expect(existsSync(inRoot(path))).toBe(true)
})

it.each(tests)('%s has the test “%s”, which SECURITY.md names', (path, name) => {
  expect(readFileSync(inRoot(path), 'utf8')).toContain(name)
})
