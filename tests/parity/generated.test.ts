import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { generatedFiles, isCurrent } from '../../scripts/schemas/generated'

const root = join(import.meta.dirname, '../..')
const files = generatedFiles()

it.each(files)('$path is up to date with the contract', (file) => {
  const state = existsSync(join(root, file.path)) ? 'out of date' : 'missing'
  const advice = `${file.path} is ${state}: run "npm run generate" and commit what it writes`
  expect(isCurrent(file), advice).toBe(true)
})

/** The cms's own types, which belong to no form. */
const ownTypes = ['consent-proof', 'idempotency-key']

it.each([
  'cms/src/components/blocks',
  'cms/src/components/items',
  'cms/src/api/intake/content-types',
])('%s contains only types that the contract defines', (folder) => {
  const known = files
    .map(({ path }) => path)
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length + 1).replace(/(\/schema)?\.json$/, ''))
  const unknown = readdirSync(join(root, folder))
    .map((name) => basename(name, '.json'))
    .filter((name) => !known.includes(name) && !ownTypes.includes(name))
  expect(unknown, `delete these from ${folder}, or add them to contract/`).toEqual([])
})
