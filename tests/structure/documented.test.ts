import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '@beam/contract/server'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

const variables = Object.keys(environment.shape)

/** Commented or not, the lines of .env.example that set something. */
const examples = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name)

it('.env.example has every variable that the servers read, and no other', () => {
  expect(examples.sort()).toEqual(variables.sort())
})

it.each(variables)('the README tells what %s is for', (name) => {
  expect(read('README.md')).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'))
})
