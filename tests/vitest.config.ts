import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// api: one file after the other, since each Strapi wants a processor for itself.
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      {
        test: {
          name: 'unit',
          root: join(import.meta.dirname, '..'),
          include: [
            '{contract,seed,scripts,web}/**/*.test.{ts,tsx}',
            'cms/src/**/*.test.ts',
            'tests/{parity,structure}/**/*.test.ts',
          ],
        },
      },
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
    ],
  },
})
