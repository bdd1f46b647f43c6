import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Files that need the time of day: dates in the database, signed links, ages of what was stored. */
const wallClock = [
  'cms/src/admin/home/answers-widget.tsx',
  'cms/src/admin/inbox/inbox-widget.tsx',
  'cms/src/admin/inbox/other-submissions.tsx',
  'cms/src/admin/inbox/submission-list.tsx',
  'cms/src/admin/mail/mail-list.tsx',
  'cms/src/attention/findings.ts',
  'cms/src/delivery/draft-route.ts',
  'cms/src/edit-bar/routes.ts',
  'cms/src/http/temp-folder.ts',
  'cms/src/inbox/read-request.ts',
  'cms/src/intake/prune.ts',
  'cms/src/mail/compose.ts',
  'cms/src/mail/prune.ts',
  'cms/src/newsletter/opt-outs.ts',
  'cms/src/preview/address.ts',
  'web/server/http/development-files.ts',
  'web/server/pages/draft.ts',
  'web/src/content/content-store.ts',
  'web/src/layout/consent/third-parties.ts',
]

it('limits, timeouts and intervals run on a clock that cannot be set back', () => {
  const files = execFileSync('git', ['ls-files', 'cms', 'contract', 'scripts', 'web'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
  const users = files.filter((path) =>
    readFileSync(join(root, path), 'utf8').includes('Date.now()'),
  )
  const advice = 'measure durations with monotonicMs() or performance.now(), or list the file above'
  expect(users.toSorted(), advice).toEqual(wallClock.toSorted())
})
