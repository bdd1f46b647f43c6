import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const at = (path: string) => join(import.meta.dirname, '../..', path)
const versionIn = (path: string) =>
  (JSON.parse(readFileSync(at(path), 'utf8')) as { version: string }).version

const changelog = readFileSync(at('CHANGELOG.md'), 'utf8')
const versions = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm)].map(
  ([, version = '']) => version,
)

it('the changelog, package.json and package-lock.json name the same newest version', () => {
  expect([versionIn('package.json'), versionIn('package-lock.json')]).toEqual([
    versions[0],
    versions[0],
  ])
})

it.each(versions.filter((version) => version.endsWith('.0')))(
  'a later version can be tried on the data of version %s',
  (version) => {
    const folder = 'tests/release/operations/stored-versions'
    for (const database of ['sqlite', 'postgres'])
      expect(
        existsSync(at(`${folder}/${version}.${database}.br`)),
        `npm run build, then npx tsx ${folder}/store.ts`,
      ).toBe(true)
  },
)
