import { expect, it } from 'vitest'
import { leadsToItself } from './redirect-loop'

const SITE = 'https://wallet.example'

it.each([
  ['/a', '/a'],
  ['/a', '/a/'],
  ['/a/', '/a'],
  ['/a', '/A'],
  ['/a', '/a?from=old'],
  ['/a', '/a#packs'],
  ['/a', '#packs'],
  ['/a', '/./a'],
  ['/a', '/b/../a'],
  ['/a', '/%61'],
  ['/olá', '/ol%C3%A1'],
  ['/', '/'],
  ['/a', `${SITE}/a`],
])('a redirect from %s to %s leads to itself', (from, to) => {
  expect(leadsToItself({ from, to }, SITE)).toBe(true)
})

it.each([
  ['/a', '/b'],
  ['/a', '/a/b'],
  ['/a', '/'],
  ['/a', 'https://elsewhere.example/a'],
  ['/a', 'mailto:a@wallet.example'],
  ['/a', '/%'],
  ['/a', 'https://['],
])('a redirect from %s to %s leads elsewhere', (from, to) => {
  expect(leadsToItself({ from, to }, SITE)).toBe(false)
})
