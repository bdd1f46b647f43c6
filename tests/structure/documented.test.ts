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

const compose = read('docker-compose.yml')

/** The variables that only docker compose reads: images, and addresses of published ports. */
const ofCompose = [
  ...new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? '')),
].filter((name) => !variables.includes(name))

it('.env.example names only variables that a server or docker compose reads', () => {
  const known = [...variables, ...ofCompose]
  expect(examples.filter((name) => !known.includes(name ?? ''))).toEqual([])
})

it.each(ofCompose)('.env.example names %s', (name) => {
  expect(examples, `add a line "# ${name}=" to .env.example`).toContain(name)
})

it.each(variables)('the README explains %s', (name) => {
  const advice = `add a row for ${name} to the table "Configuration" in README.md`
  expect(read('README.md'), advice).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'))
})

/** The variables that docker compose or the images set for our two servers. */
const images = ['cms/Dockerfile', 'web/Dockerfile'].map(read).join('\n')
const inCompose = [
  ...[...compose.matchAll(/^ {2,6}([A-Z][A-Z_]+): /gm)].map(([, name]) => name ?? ''),
  ...[...images.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name ?? ''),
]

it.each(variables)('docker compose passes on %s', (name) => {
  const advice = `add "${name}: \${${name}:-}" to the cms or the web service in docker-compose.yml`
  expect(inCompose, advice).toContain(name)
})

/** In a container these have one right value. */
const fixedInCompose = [
  'NODE_ENV',
  'HOST',
  'DATA_DIR',
  'SECRETS_DIR',
  'DATABASE_URL',
  'DATABASE_PASSWORD_FILE',
  'CMS_INTERNAL_URL',
  'SMTP_PROXY',
]

it.each(variables.filter((name) => !fixedInCompose.includes(name)))(
  'docker compose takes %s from the operator',
  (name) => expect(compose).toContain(`\${${name}:-`),
)

/** Read by other programs: PostgreSQL's own image, and Strapi. */
const ofOthers = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE']
const ofStrapi = ['STRAPI_TELEMETRY_DISABLED']
const ofDocker = ['NODE_IMAGE']

it('docker compose sets only variables that are read', () => {
  const known = [...variables, ...ofOthers, ...ofStrapi, ...ofDocker]
  expect([...new Set(inCompose)].filter((name) => !known.includes(name))).toEqual([])
})
