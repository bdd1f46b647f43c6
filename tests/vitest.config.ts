import { defineConfig } from 'vitest/config'

// api: one file after the other, since each Strapi wants a processor for itself.
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      {
        test: {
          name: 'api',
          root: import.meta.dirname,
          include: ['api/**/*.test.ts'],
          globalSetup: ['api/harness/shared.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'site',
          root: import.meta.dirname,
          include: ['site/**/*.test.ts'],
          globalSetup: ['api/harness/shared.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          root: import.meta.dirname,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/harness/shared.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
