import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { circles, violation } from './import-rules'

const root = join(import.meta.dirname, '../..')
const SKIPPED = new Set(['node_modules', 'dist', '.strapi', 'types'])

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesIn(path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

type Import = { file: string; specifier: string; isType: boolean }

/** Every import, re-export and import() with a literal specifier. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, text)
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
    ),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const specifier = /^['"](.+)['"]$/.exec(text.slice(start, end))?.[1]
    return specifier === undefined ? [] : [{ specifier, isType: false }]
  })
  return [...statics, ...reExports, ...dynamic].map((one) => ({ file, ...one }))
}

const imports = ['contract', 'runtime', 'seed', 'cms', 'web', 'tests', 'scripts']
  .flatMap(sourcesIn)
  .flatMap(importsOf)

it('imports go in one direction in every file of the repository', () => {
  const violations = imports.flatMap(
    ({ file, specifier, isType }) => violation(file, specifier, isType) ?? [],
  )
  const advice = 'move what is shared to a folder that both may import: see import-rules.ts'
  expect(violations, advice).toEqual([])
})

it('folders do not import each other in a circle', () => {
  // A test may build the world of its subject from others.
  const ours = imports.filter(({ file }) => !/\.test\.tsx?$|\/testing\//.test(file))
  const found = circles(ours).map((circle) => circle.join(' → '))
  expect(found, 'move what both need to a room below').toEqual([])
})
