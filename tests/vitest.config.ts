import { configDefaults, defineConfig } from 'vitest/config'
import { sqliteOnly } from './api/sqlite-only.ts'

/** Reached only on failure: a machine ten times slower must still pass. */
const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 400_000,
  expect: { poll: { timeout: 60_000 } },
}

const excluded =
  process.env['TEST_DATABASE'] === 'postgres'
    ? Object.keys(sqliteOnly).map((name) => `api/${name}.test.ts`)
    : []

const project = (name: string, ...setup: string[]) => ({
  test: {
    name,
    root: import.meta.dirname,
    include: [`${name}/**/*.test.ts`],
    exclude: [...configDefaults.exclude, ...excluded],
    globalSetup: setup,
    ...timeouts,
  },
})

// One file at a time: each Strapi needs a processor of its own.
export default defineConfig({
  test: {
    fileParallelism: false,
    // The harness keeps no state, and loading it anew costs half a second for each file.
    isolate: false,
    projects: [
      project('api', 'harness/shared-cms.ts'),
      project('site', 'harness/shared-cms.ts'),
      project('e2e', 'e2e/harness/shared-stack.ts'),
      project('browsers', 'browsers/harness/shared-stack.ts'),
      project('operations', 'operations/harness/seeded-data.ts'),
      project('nodes'),
    ],
  },
})
