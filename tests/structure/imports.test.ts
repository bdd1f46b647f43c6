import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { violation } from './import-rules'

const root = join(import.meta.dirname, '../..')
const SKIPPED = new Set(['node_modules', 'dist', '.strapi', 'types'])

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesIn(path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

/** Every import, re-export and import() with a literal specifier. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const text = readFileSync(join(root, file), 'utf8')
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const dynamic = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(text.slice(start, end))?.[1] ?? [],
  )
  return [...module.staticImports.map((one) => one.moduleRequest.value), ...reExports, ...dynamic]
}

describe('imports go in one direction', () => {
  const files = ['contract', 'seed', 'cms', 'web', 'tests', 'scripts'].flatMap(sourcesIn)

  it('in every file of the repository', () => {
    const violations = files.flatMap((file) =>
      importsOf(file).flatMap((specifier) => violation(file, specifier) ?? []),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(violations).toEqual([])
  })

  it.each([
    ['contract/forms/contact.ts', '@beam/seed'],
    ['contract/forms/contact.ts', '../../seed/content/site'],
    ['seed/index.ts', '../cms/src/index'],
    ['cms/src/index.ts', '../../web/src/app/app'],
    ['web/src/ui/button.tsx', '../blocks/hero'],
    ['web/src/ui/button.tsx', '@beam/seed'],
    ['web/src/cms/client.ts', '@beam/seed'],
    ['web/src/forms/draft.ts', '../cms/session-cache'],
    ['web/src/blocks/hero.tsx', '../layout/header'],
    ['web/src/forms/form.tsx', '../pages/page-screen'],
    ['web/src/pages/job-screen.tsx', '../app/app'],
    ['web/src/app/app.tsx', '../../server/main'],
    ['web/src/app/app.tsx', '../gallery/gallery'],
    ['web/server/main.ts', '../src/gallery/gallery'],
    ['web/server/pages/render.ts', '../http/headers'],
    ['web/server/content/watch.ts', '../pages/render'],
    ['scripts/start.ts', '../tests/harness/cms'],
    ['web/src/cms/client.ts', '@beam/contract/server'],
    ['seed/index.ts', '../contract/server/environment'],
    ['contract/forms/contact.ts', '../server/environment'],
  ])('%s may not import %s', (file, specifier) => {
    expect(violation(file, specifier)).toContain('may not import')
  })

  it.each([
    ['seed/index.ts', '@beam/contract'],
    ['web/src/blocks/hero.tsx', '../ui/button'],
    ['web/src/app/app.tsx', '../layout/header'],
    ['web/src/gallery/main.tsx', '../app/form-renderer'],
    ['web/server/main.ts', '../src/app/entry-server'],
    ['tests/api/intake.test.ts', '../../scripts/secrets'],
    ['contract/forms/contact.ts', 'zod/mini'],
    ['web/server/config.ts', '@beam/contract/server'],
  ])('%s may import %s', (file, specifier) => {
    expect(violation(file, specifier)).toBeUndefined()
  })
})
