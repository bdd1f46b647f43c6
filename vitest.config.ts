import { defineConfig } from 'vitest/config'
import { inlineScripts } from './web/build/inline-script-plugin.ts'

/** Unit tests beside the code, and the tests of the repository's structure. */
export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    isolate: false,
    setupFiles: ['tests/undo-stubs.ts'],
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      'tests/{api,site,operations,release,browsers,nodes}/**',
    ],
  },
})
