import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { patience } from './harness/patience'

const timeouts = {
  testTimeout: patience.walk,
  hookTimeout: patience.walk,
  expect: { poll: { timeout: patience.thing } },
}

/** By default the slowest of the last run come first, so that a clean clone has another order. */
class ByName extends BaseSequencer {
  override sort = async (files: TestSpecification[]) =>
    files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
}

const project = (name: string, setup: string[] = [], include = [`${name}/**/*.test.ts`]) => ({
  test: {
    name,
    root: import.meta.dirname,
    include,
    globalSetup: setup,
    // The harness keeps no state, and loading it anew costs half a second for each file.
    isolate: false,
    ...timeouts,
  },
})

const sharedCms = ['harness/shared-cms.ts']
const seededData = ['operations/harness/seeded-data.ts']

// One file at a time: each Strapi needs a processor of its own.
export default defineConfig({
  test: {
    fileParallelism: false,
    sequence: { sequencer: ByName },
    projects: [
      project('api', sharedCms, ['api/*.test.ts', 'api/database/*.test.ts']),
      project('own-cms', sharedCms, ['api/own-cms/*.test.ts']),
      project('email', sharedCms, ['api/email/*.test.ts']),
      // The part of the API that also runs on the other database, with TEST_DATABASE=postgres.
      project('database', sharedCms, ['api/database/*.test.ts']),
      project('site', [...sharedCms, 'site/harness/shared-site.ts']),
      project('browsers', ['browsers/harness/shared-stack.ts']),
      project('operations', seededData),
      project('release', seededData),
      project('nginx', seededData),
      project('nodes'),
    ],
  },
})
