import { defineConfig } from 'vitest/config'
import { inlineScripts } from './web/build/inline-scripts.ts'

/** Tests that stand beside the code they test, and those on the shape of the whole house. */
export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/{api,site,e2e,operations}/**'],
  },
})
