import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** docker-compose.yml as text: its promises are lines, and no parser is installed. */
const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const compose = read('docker-compose.yml')

/** The parts under a key, by name. */
function partsOf(text: string, indent: string): Map<string, string> {
  const parts = text.split(new RegExp(`^${indent}([\\w-]+):`, 'm'))
  return new Map(
    parts.flatMap((name, at) => (at % 2 === 1 ? [[name, parts[at + 1] ?? ''] as const] : [])),
  )
}

const top = partsOf(compose, '')
const services = partsOf(top.get('services') ?? '', '  ')

/** A service with what it merges from the parts above. */
function whole(text: string): string {
  const merged = [...text.matchAll(/<<: \*([\w-]+)/g)].map(([, name = '']) => top.get(`x-${name}`))
  return [text, ...merged.map((part) => whole(part ?? ''))].join('\n')
}

const namesOf = (text: string) => [...services].filter(([, part]) => whole(part).includes(text))

const hardening = [
  'read_only: true',
  'cap_drop: [ALL]',
  "security_opt: ['no-new-privileges:true']",
  'pids_limit: ',
  'mem_limit: ',
  'max-size: 10m',
]

it.each([...services.keys()])('the service %s of docker compose is confined', (name) => {
  const service = whole(services.get(name) ?? '')
  const lacks = hardening.filter((line) => !service.includes(line))
  expect(lacks, 'merge *hardened into the service, and give it a mem_limit').toEqual([])
  const mayLeave = name === 'proxy' || name === 'mail'
  expect(/networks: \[.*outside|^ {6}outside/m.test(service), 'reaches the outside').toBe(mayLeave)
  expect(service.includes('ports:'), 'publishes a port').toBe(name === 'proxy')
  expect(service, 'a base image comes from x-images').toMatch(
    /image: (site-(cms|web)|\*\w+-image)$/m,
  )
})

it('publishes each port at an address, the cms’s on this machine only', () => {
  const ports = [...(services.get('proxy') ?? '').matchAll(/^ {6}- '(.*:\d+)'$/gm)]
  expect(ports.map(([, port]) => port)).toEqual([
    '${WEB_BIND:-0.0.0.0}:${WEB_PORT:-3000}:8080',
    '${CMS_BIND:-127.0.0.1}:${CMS_PORT:-1337}:8081',
  ])
})

it('has internal networks, but for the way in and the mail', () => {
  const networks = partsOf(top.get('networks') ?? '', '  ')
  const open = [...networks].filter(([, part]) => !part.includes('internal: true'))
  expect(open.map(([name]) => name)).toEqual(['outside'])
})

it('lets the cms into PostgreSQL as a role that owns its database, and is no superuser', () => {
  const [, role, name] = /DATABASE_URL: postgres:\/\/(\w+)@database:5432\/(\w+)/.exec(compose) ?? []
  const [, script = ''] = /\.\/(\S+):\/docker-entrypoint-initdb\.d\//.exec(compose) ?? []
  const database = services.get('database')
  expect(database).toContain(script)
  // Without it, the image's superuser has the name postgres.
  expect(database).not.toContain('POSTGRES_USER')
  const statements = read(script).split('\n')
  expect(statements).toContain(`create role ${role} login password :'password';`)
  expect(statements).toContain(`create database ${name} owner ${role};`)
  expect(statements.at(-2)).toBe('alter role postgres password null;')
})

it('starts a second site and a second cms in the profile scale', () => {
  expect(namesOf('profiles: [scale]').map(([name]) => name)).toEqual(['web2', 'cms2'])
})

it.each(['cms', 'web'])('the Dockerfile of %s starts from the same image by itself', (room) => {
  const [, image] = /\$\{NODE_IMAGE:-(.*)\}/.exec(compose) ?? []
  expect(read(`${room}/Dockerfile`)).toContain(`\nARG NODE_IMAGE=${image}\n`)
})

describe('the health check of the site', () => {
  const [, block = ''] = /- \|\n((?: {8}.*\n)+)/.exec(top.get('x-web') ?? '') ?? []

  /** Runs the check against a site that answers so, in a container that has just started or has not. */
  async function exitCode(status: number, source: string, isNew: boolean) {
    const site = createServer((_, response) =>
      response.writeHead(status, { 'Content-Source': source }).end(),
    )
    await once(site.listen(0, '127.0.0.1'), 'listening')
    const { port } = site.address() as AddressInfo
    const check = block.replace(':3000/', `:${port}/`).replace('> 300', isNew ? '> 1e9' : '> 0')
    const [code] = await once(spawn(process.execPath, ['-e', check]), 'exit')
    site.close()
    return Number(code)
  }

  it.skipIf(process.platform !== 'linux').each([
    ['that shows the content of the cms', 200, 'cms', true, 0],
    ['that may still reach the cms', 200, 'built-in', true, 1],
    ['that has not reached the cms for long', 200, 'stale', false, 0],
    ['that is not ready', 503, 'cms', false, 1],
  ])('of a site %s', async (_, status, source, isNew, code) => {
    expect(await exitCode(status, source, isNew)).toBe(code)
  })

  it('lets a site without a cms become healthy before its start period ends', () => {
    const [, bound] = /startedAt > (\d+)/.exec(block) ?? []
    const [, startPeriod] = /start_period: (\d+)s/.exec(top.get('x-web') ?? '') ?? []
    expect(Number(startPeriod)).toBeGreaterThan(Number(bound))
  })
})
