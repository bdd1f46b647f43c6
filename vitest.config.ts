import { defineConfig } from 'vitest/config'
import { inlineScripts } from './web/build/inline-script-plugin.ts'

/** Unit tests beside the code, and the tests of the repository's structure. */
export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    isolate: false,
    globalSetup: ['tests/unit-settings.ts'],
    setupFiles: ['tests/undo-stubs.ts'],
    // Reached only on failure: a busy machine must still pass.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      'tests/{api,site,operations,release,browsers,nodes,nginx}/**',
    ],
  },
})
