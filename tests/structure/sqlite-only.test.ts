import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sqliteOnly } from '../api/sqlite-only'

it.each(Object.keys(sqliteOnly))('the test that runs on SQLite only exists: %s', (name) => {
  expect(existsSync(join(import.meta.dirname, `../api/${name}.test.ts`))).toBe(true)
})
