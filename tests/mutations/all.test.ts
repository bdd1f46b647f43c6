import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isFirst } from '../../scripts/checks/first-tests'
import { mutants } from './all'
import { isAcrossRooms } from './checks'

const root = join(import.meta.dirname, '../..')

it.each(mutants)('the fault “$name” still fits its file', ({ file, find }) => {
  const parts = readFileSync(join(root, file), 'utf8').split(find)
  expect(parts.length - 1, `${file} has the text of this fault once`).toBe(1)
})

it('`npm test` notices at least 95 of 100 faults', () => {
  const beyond = mutants.filter(({ caughtBy }) => isAcrossRooms(caughtBy) && !isFirst(caughtBy))
  expect(beyond.length / mutants.length, beyond.map(({ name }) => name).join(', ')).toBeLessThan(
    0.05,
  )
})
