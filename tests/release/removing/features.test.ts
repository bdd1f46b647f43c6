import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { formNames, pageFormNames } from '../../../contract/index'
import { expectations } from '../../../contract/forms/testing/expectations'
import { runNode } from '../../../scripts/run-program'
import { startCms } from '../../harness/start-cms'
import { copyOfRepository } from '../../mutations/copy'
import { removed, withoutImportsFrom } from './edits'

/** What a site can do without, and what goes with it. All else are grounds: others are built on them. */
const removable: Record<string, string[]> = {
  'access/notices': [],
  'access/presence': [],
  'access/webhooks': [],
  'editing/bin': [],
  'editing/checks': [],
  // A review shows what has changed by its versions.
  'editing/history': ['editing/review'],
  'editing/languages': [],
  'editing/menu': [],
  'editing/preview': [],
  'editing/releases': [],
  'editing/review': [],
  // What is in a release is a plan.
  'editing/schedule': ['editing/releases'],
  'editing/sections': [],
  'editing/templates': [],
  'editing/transfer': [],
  'editing/tree': [],
  'desk/mailbox': [],
  'desk/newsletter': [],
  'desk/privacy': [],
  'desk/home': [],
}

const lists = ['features.ts', 'admin/features.ts', 'admin/patches.ts', 'admin/translations.ts']

let copy = ''
beforeAll(() => {
  copy = copyOfRepository()
})
afterEach(() => execFileSync('git', ['checkout', '--quiet', '.'], { cwd: copy }))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const checks = [
  ['node_modules/typescript/bin/tsc', '--project', 'cms/tsconfig.tests.json', '--noEmit'],
  ['node_modules/typescript/bin/tsc', '--project', 'cms/src/admin', '--noEmit'],
  ['node_modules/vitest/vitest.mjs', 'run', 'cms/src'],
]

async function passesWithout(...gone: string[]) {
  const paths = gone.map((path) => `cms/src/${path}`)
  removed(...paths)(copy)
  for (const list of lists) withoutImportsFrom(`cms/src/${list}`, paths)(copy)
  for (const args of checks) {
    const { code, output } = await runNode(args, { cwd: copy })
    expect(code, output).toBe(0)
  }
}

it.each(Object.entries(removable))(
  'without %s, its folder and its lines in lists, all else passes',
  (folder, more) => passesWithout(folder, ...more),
)

it('a site, its forms and an inbox are left when all of it is gone', async () => {
  await passesWithout(
    ...new Set(Object.entries(removable).flatMap(([folder, more]) => [folder, ...more])),
  )
  const built = await runNode(['scripts/run.mjs', 'build', 'cms-server'], { cwd: copy })
  expect(built.code, built.output).toBe(0)
  const cms = await startCms({
    postgres: '',
    app: join(copy, 'cms'),
    environment: { SEED: 'minimal' },
  })
  try {
    for (const name of formNames)
      expect((await cms.post(name, expectations[name].sample)).status).toBe(201)
    const { json } = await cms.sendAs('Intake reviewer', 'GET', '/inbox/submissions')
    const { rows } = json as { rows: { form: string }[] }
    expect(rows.map(({ form }) => form)).toEqual(expect.arrayContaining([...pageFormNames]))
  } finally {
    await cms.remove()
  }
})
