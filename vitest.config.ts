import { defineConfig } from 'vitest/config'

/** Tests that stand beside the code they test, and those on the shape of the whole house. */
export default defineConfig({
  test: {
    include: [
      '{contract,seed,web,scripts}/**/*.test.{ts,tsx}',
      'cms/{src,config}/**/*.test.ts',
      'tests/structure/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
