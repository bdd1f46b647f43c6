import { defineConfig } from 'vitest/config'

/** Only a fault waits this long: a machine ten times slower has to pass as well. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 400_000,
  expect: { poll: { timeout: 60_000 } },
}

const project = (name: string, setup: string) => ({
  test: {
    name,
    root: import.meta.dirname,
    include: [`${name}/**/*.test.ts`],
    globalSetup: [setup],
    ...patience,
  },
})

// One file after the other: each Strapi wants a processor for itself.
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      project('api', 'api/harness/shared.ts'),
      project('site', 'api/harness/shared.ts'),
      project('e2e', 'e2e/harness/shared.ts'),
      project('operations', 'operations/harness/shared.ts'),
    ],
  },
})
