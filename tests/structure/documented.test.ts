import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '@beam/contract/server'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

const variables = Object.keys(environment.shape)

/** The variables in .env.example, commented out or not. */
const examples = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name)

it.each(variables)('.env.example names %s', (name) => {
  expect(examples, `add a line "# ${name}=" to .env.example`).toContain(name)
})

it('.env.example names nothing that no server reads', () => {
  expect(examples.filter((name) => !variables.includes(name ?? ''))).toEqual([])
})

it.each(variables)('the README says what %s is for', (name) => {
  const advice = `add a row for ${name} to the table "Configuration" in README.md`
  expect(read('README.md'), advice).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'))
})

/** What docker compose sets for our two servers, by itself or in their images. */
const compose = read('docker-compose.yml')
const images = ['cms/Dockerfile', 'web/Dockerfile'].map(read).join('\n')
const inCompose = [
  ...[...compose.matchAll(/^ {2,6}([A-Z][A-Z_]+): /gm)].map(([, name]) => name ?? ''),
  ...[...images.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name ?? ''),
]

it.each(variables)('docker compose passes %s on', (name) => {
  const advice = `add "${name}: \${${name}:-}" to the cms or the web service in docker-compose.yml`
  expect(inCompose, advice).toContain(name)
})

/** Read by other programs: PostgreSQL's own image, and Strapi. */
const ofOthers = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE']
const ofStrapi = ['STRAPI_TELEMETRY_DISABLED']

it('docker compose sets nothing that nobody reads', () => {
  const known = [...variables, ...ofOthers, ...ofStrapi]
  expect([...new Set(inCompose)].filter((name) => !known.includes(name))).toEqual([])
})
