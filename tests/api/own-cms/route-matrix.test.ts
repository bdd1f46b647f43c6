// Its own cms: its callers come from many addresses.
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { strapiRoutes } from '../../../cms/src/access/strapi-routes'
import { publicRoutes } from '../../../cms/src/access/public-routes'
import type { Rule } from '../../../cms/src/access/rules'
import type { StaffRole } from '../../harness/cms'
import { definedRoutes } from '../harness/defined-routes'
import { sendRequest } from '../../harness/http'
import { startCms, type RunningCms } from '../../harness/start-cms'

type Permission = { action: string; subject: string | null }
type Identity = {
  name: string
  headers: Record<string, string>
  /** Undefined for callers who are not staff. */
  permissions?: Permission[]
}

const TABLE = 'cms/src/access/strapi-routes.ts'
const roles: StaffRole[] = [
  'Marketing editor',
  'Chief editor',
  'Intake reviewer',
  'Privacy officer',
  'Super admin',
]

let cms: RunningCms
let identities: Identity[]
let types: string[]

beforeAll(async () => {
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: { TRUST_PROXY: 'true' },
  })
  const get = async (path: string, headers: Record<string, string>) =>
    (await cms.get(path, headers)).json as { data: unknown }
  identities = [
    { name: 'nobody', headers: {} },
    { name: 'the page’s token', headers: { Authorization: `Bearer ${cms.contentToken}` } },
  ]
  for (const name of roles) {
    const headers = await cms.adminLogin(name)
    const { data } = await get('/admin/users/me/permissions', headers)
    identities.push({ name, headers, permissions: data as Permission[] })
  }
  const { data } = await get('/content-manager/content-types', await cms.adminLogin())
  types = (data as { uid: string }[]).map(({ uid }) => uid)
})
afterAll(() => cms.remove())

const subjectParam = (rule: Rule) =>
  typeof rule === 'object' && rule.on?.in === 'params' ? rule.on.key : undefined

const sample: Record<string, string> = {
  id: '999999',
  idOrSlug: 'navigation',
  targetField: 'related',
  uid: 'blocks.text',
}

type Call = { key: string; method: string; path: string; type?: string }

/** One call of each route; for a route that names a type, one with each type. */
function callsOf(key: string, rule: Rule): Call[] {
  const [method = '', pattern = ''] = key.split(' ')
  const param = subjectParam(rule)
  const fill = (type?: string) =>
    (key === 'DELETE /admin/users/me/sessions' ? `${pattern}?keepCurrent=true` : pattern)
      .replace(/\(.*\)|:path\*/, 'nothing-here')
      .replace(/:(\w+)/g, (_, name: string) =>
        name === param && type ? type : (sample[name] ?? 'zzzzzzzzzzzzzzzzzzzzzzzz'),
      )
  const call = { key, method: method === 'ALL' ? 'GET' : method }
  return param === undefined
    ? [{ ...call, path: fill() }]
    : types.map((type) => ({ ...call, path: fill(type), type }))
}

function isGranted(rule: Rule, { permissions }: Identity, type: string | undefined) {
  if (rule === 'staff') return permissions !== undefined
  if (typeof rule === 'string' || !permissions) return rule === 'anyone'
  // Submissions are in the inbox only, for administrators too.
  if (type?.startsWith('api::intake.')) return false
  // A body that names no type is refused.
  if (rule.on?.in === 'body') return false
  return permissions.some(
    ({ action, subject }) =>
      rule.actions.includes(action) && (type === undefined || subject === type),
  )
}

/** What is wrong with a response, if anything. */
function problemWith(rule: Rule, identity: Identity, { type }: Call, status: number) {
  if (status >= 500) return 'broke'
  if (rule === 'nobody') return status === 404 ? undefined : 'is not closed'
  if (rule === 'anyone') return status === 403 ? 'is refused' : undefined
  if (!identity.permissions) return status === 401 ? undefined : 'needs no login'
  if (!isGranted(rule, identity, type)) return status === 403 ? undefined : 'is not refused'
  return [401, 403, 405].includes(status) ? 'is refused' : undefined
}

/** Ends the session, so it is called last. */
const LOGOUT = 'POST /admin/logout'

it('each route allows or denies each identity, for each type, as the table says', async () => {
  const wrong: string[] = []
  let count = 0
  for (const identity of identities) {
    const headers = { ...identity.headers, 'Content-Type': 'application/json' }
    const calls = Object.entries(strapiRoutes).flatMap(([key, rule]) =>
      callsOf(key, rule).map((call) => ({ rule, call })),
    )
    const logout = calls.filter(({ call }) => call.key === LOGOUT)
    const queue = calls.filter(({ call }) => call.key !== LOGOUT)
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { rule, call } = next
        const { method, path } = call
        const chunks = method === 'GET' || method === 'DELETE' ? [] : ['{}']
        count += 1
        // Each from its own IP address: too many login attempts from one are refused.
        const from = { 'X-Forwarded-For': `10.0.${count >> 8}.${count & 255}` }
        const response = await sendRequest(cms.url + path, {
          method,
          headers: { ...headers, ...from },
          chunks,
        })
        const problem = problemWith(rule, identity, call, response.status)
        if (problem)
          wrong.push(
            `${method} ${path} as ${identity.name} ${problem}: ${response.status} ${response.text.slice(0, 120)}`,
          )
      }
    }
    await Promise.all(Array.from({ length: 4 }, work))
    queue.push(...logout)
    await work()
  }
  console.log(`${identities.length} identities, ${types.length} types: ${count} calls.`)
  expect(wrong).toEqual([])
})

it('the table lists every route that Strapi and its plugins define, and no other', async () => {
  // On the same data, so this comes last.
  await cms.stop()
  const { defined, served } = await definedRoutes(cms.environment)
  const unlisted = defined.filter((key) => !(key in strapiRoutes) && !publicRoutes.has(key))
  expect(
    unlisted.map((key) => `${key} is new: add it to ${TABLE} with who may call it, or nobody.`),
  ).toEqual([])
  const removed = [...Object.keys(strapiRoutes), ...publicRoutes].filter(
    (key) => !defined.includes(key),
  )
  const isOpen = (key: string) => publicRoutes.has(key) || strapiRoutes[key] !== 'nobody'
  console.log(`${defined.length} routes, ${served.filter(isOpen).length} open.`)
  expect(removed.map((key) => `${key} is not defined any more: remove it.`)).toEqual([])
})
