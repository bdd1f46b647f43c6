import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
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

it('imports go in one direction in every file of the repository', () => {
  const violations = ['contract', 'seed', 'cms', 'web', 'tests', 'scripts']
    .flatMap(sourcesIn)
    .flatMap((file) => importsOf(file).flatMap((specifier) => violation(file, specifier) ?? []))
  const advice = 'move what is shared to a folder that both may import: see import-rules.ts'
  expect(violations, advice).toEqual([])
})
