import { expect, it } from 'vitest'
import { JOB, PAGE, pathOf, slugAt } from './types'

it.each([
  [PAGE, '/', 'home'],
  [PAGE, '/careers/tester', 'careers/tester'],
  [JOB, '/careers/tester', 'tester'],
])('an entry of %s at %s has the slug %s', (uid, path, slug) => {
  expect(slugAt(uid, path)).toBe(slug)
  expect(pathOf(uid, slug)).toBe(path)
})

it.each(['/', '/careers', '/banks'])('no job is at %s', (path) => {
  expect(slugAt(JOB, path)).toBeUndefined()
})
