import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

const documentsIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const rooms = ['cms', 'contract', 'runtime', 'scripts', 'seed', 'tests', 'web']
const documents = ['.', 'docs', ...rooms].flatMap(documentsIn)

/** A path in backticks; `<name>` stands for any name, `{a,b}` for one of several. */
const PATH = /`(\.?[\w<{][\w<>{},.-]*(?:\/[\w<>{},.-]*)+)`/g

/** Packages, and files that exist only once the stack has run. */
const NOT_IN_REPOSITORY = /^(?:zod|\.cache|\.data|DATA_DIR)\//

const patternOf = (segment: string) =>
  new RegExp(
    `^${segment
      .replaceAll('.', '\\.')
      .replace(/<\w+>/g, '.+')
      .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)}$`,
  )

function exists(folder: string, [segment, ...rest]: string[]): boolean {
  if (!segment) return true
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => patternOf(segment).test(name))
    .some((entry) =>
      entry.isDirectory() ? exists(join(folder, entry.name), rest) : rest.length === 0,
    )
}

it.each(documents)('%s names only paths that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const paths = [...text.matchAll(PATH)]
    .flatMap(([, path]) => path ?? [])
    .filter((path) => !NOT_IN_REPOSITORY.test(path))
  const folders = [root, join(root, dirname(document))]
  const missing = paths.filter((path) => !folders.some((folder) => exists(folder, path.split('/'))))
  expect(missing).toEqual([])
})

/** A row of a table: `path` and the `name` to look for in it. */
const PLACE = /\| `([^`]+\/[^`]+)` +\| `([^`]+)` +\|/g

const places = [...readFileSync(join(root, 'docs/where-is.md'), 'utf8').matchAll(PLACE)]

it.each(places.map(([, file = '', name = '']) => [file, name]))('%s has %s', (file, name) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(name)
})
