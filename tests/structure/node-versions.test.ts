import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

/** The one place that says which versions of Node run this project. */
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
const ranges = engines.node.split(' || ')
const versions = ranges.map((range) => /(\d+)\.(\d+)\.0$/.exec(range)?.slice(1).join('.') ?? range)

it('engines names the first version of each major, and lets in what is newer than the last', () => {
  expect(engines.node).toMatch(/^(\^\d+\.\d+\.0 \|\| )+>=\d+\.\d+\.0$/)
})

it('the README names the same versions', () => {
  const list = versions.map(
    (version, at) => version + (at === versions.length - 1 ? ' or newer' : '+'),
  )
  expect(read('README.md')).toContain(`You need Node ${list.join(', ')}`)
})

it('the images run a version that is supported', () => {
  const [, major] = /NODE_IMAGE:-node:(\d+)/.exec(read('docker-compose.yml')) ?? []
  expect(versions.map((version) => version.split('.')[0])).toContain(major)
})
