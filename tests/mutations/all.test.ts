import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mutants } from './all'

const root = join(import.meta.dirname, '../..')

it.each(mutants)('the fault “$name” still fits its file', ({ file, find }) => {
  const parts = readFileSync(join(root, file), 'utf8').split(find)
  expect(parts.length - 1, `${file} has the text of this fault once`).toBe(1)
})
