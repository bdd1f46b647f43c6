import { strapiRoutes } from '../../../cms/src/access/strapi-routes'
import type { Rule } from '../../../cms/src/access/rules'
import type { Cms, StaffRole } from '../../harness/cms'
import { sendRequest } from '../../harness/http'

type Permission = { action: string; subject: string | null }
type Identity = {
  name: string
  headers: Record<string, string>
  /** Undefined for callers who are not staff. */
  permissions?: Permission[]
}

const roles: StaffRole[] = [
  'Marketing editor',
  'Chief editor',
  'Intake reviewer',
  'Privacy officer',
  'Super admin',
]

async function identitiesOf(cms: Cms): Promise<Identity[]> {
  const identities: Identity[] = [
    { name: 'nobody', headers: {} },
    { name: 'the page’s token', headers: { Authorization: `Bearer ${cms.contentToken}` } },
  ]
  for (const name of roles) {
    const headers = await cms.adminLogin(name)
    const { data } = (await cms.get('/admin/users/me/permissions', headers)).json as {
      data: Permission[]
    }
    identities.push({ name, headers, permissions: data })
  }
  return identities
}

async function typesOf(cms: Cms): Promise<string[]> {
  const { json } = await cms.get('/content-manager/content-types', await cms.adminLogin())
  return (json as { data: { uid: string }[] }).data.map(({ uid }) => uid)
}

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
function callsOf(key: string, rule: Rule, types: string[]): Call[] {
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

/** Of the calls of a route, the first that is granted and the first that is not, of submissions and of others. */
function oneOfEachKind(calls: Call[], rule: Rule, identity: Identity): Call[] {
  const kinds = new Map<string, Call>()
  for (const call of calls) {
    const isIntake = call.type?.startsWith('api::intake.') ?? false
    const kind = `${isIntake} ${isGranted(rule, identity, call.type)}`
    if (!kinds.has(kind)) kinds.set(kind, call)
  }
  return [...kinds.values()]
}

/** The first of the routes that name a type, for each method and rule. */
function oneOfEachRule(): [string, Rule][] {
  const found = new Map<string, [string, Rule]>()
  for (const [key, rule] of Object.entries(strapiRoutes)) {
    const kind = `${key.split(' ')[0]} ${JSON.stringify(rule)}`
    if (subjectParam(rule) !== undefined && !found.has(kind)) found.set(kind, [key, rule])
  }
  return [...found.values()]
}

/**
 * What is wrong with the answers of a cms to each identity: of each route for one type of each kind, or of
 * one route of each rule for each type.
 */
export async function wrongAnswers(cms: Cms, which: 'each type' | 'each kind of type') {
  const identities = await identitiesOf(cms)
  const types = await typesOf(cms)
  const wrong: string[] = []
  let count = 0
  for (const identity of identities) {
    const isEachType = which === 'each type'
    const routes = isEachType ? oneOfEachRule() : Object.entries(strapiRoutes)
    const calls = routes.flatMap(([key, rule]) => {
      const all = callsOf(key, rule, types)
      const chosen = isEachType ? all : oneOfEachKind(all, rule, identity)
      return chosen.map((call) => ({ rule, call }))
    })
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
          headers: { ...identity.headers, 'Content-Type': 'application/json', ...from },
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
  return wrong
}
