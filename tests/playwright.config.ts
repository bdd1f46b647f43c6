import { defineConfig } from '@playwright/test'
import { testBrowser } from './harness/browser/browser'
import { patience } from './harness/patience'

export default defineConfig({
  // One at a time: the tests of a run share a cms.
  workers: 1,
  fullyParallel: false,
  testMatch: '**/*.spec.ts',
  forbidOnly: Boolean(process.env['CI']),
  timeout: patience.visit,
  expect: { timeout: patience.thing },
  globalSetup: './harness/browser/global-setup.ts',
  reporter: 'line',
  use: {
    launchOptions: testBrowser,
    actionTimeout: patience.thing,
    screenshot: 'only-on-failure',
    // Without pictures of the page: to take them, a script would run in its frames.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: ['visitors', 'staff', 'release'].map((name) => ({
    name,
    testDir: name,
    // Of its own: a part of the run that starts beside another empties it first.
    outputDir: `../.cache/browser-tests/${name}`,
  })),
})
