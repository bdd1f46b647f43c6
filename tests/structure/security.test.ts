import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const inRoot = (path: string) => join(import.meta.dirname, '../..', path)
const read = (path: string) => readFileSync(inRoot(path), 'utf8')

const filesIn = (text: string) => [
  ...new Set([...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path = '']) => path)),
]
const testsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)` “([^”]+)”/g)].map(
    ([, path = '', name = '']) => [path, name] as const,
  )

describe.each(['SECURITY.md', 'docs/asvs.md'])('%s', (document) => {
  const text = read(document)

  it.each(filesIn(text))('names the file %s, which exists', (path) => {
    expect(existsSync(inRoot(path))).toBe(true)
  })

  it.each(testsIn(text))('names a test of %s: “%s”', (path, name) => {
    expect(read(path)).toContain(name)
  })
})

it('each line of the threat model names where it is defended and by which test', () => {
  const text = read('SECURITY.md')
  const rows = text.split('\n').filter((line) => /^\| (?!Who |-)/.test(line))
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) expect(row).toMatch(/^(?:\|[^|]+){2}\| `.+` +\| `.+` “.+” +\|$/)
  expect(testsIn(text)).toHaveLength(rows.length)
})

it('the verdicts on the ASVS are counted, each requirement once', () => {
  const text = read('docs/asvs.md')
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]+\| \**([a-z ]+?)\** +\|/gm)]
  const numbers = rows.map(([, number]) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  const counted = [...text.matchAll(/^\| ([a-z ]+?) +\| (\d+)[ ,]/gm)]
  expect(counted).toHaveLength(4)
  for (const [, verdict, count] of counted)
    expect(rows.filter(([, , one]) => one === verdict).length, verdict).toBe(Number(count))
})
