import type { Rule } from '../../../cms/src/access/routes/rules'
import type { Cms, StaffRole } from '../../harness/cms'
import type { RunningCms } from '../../harness/start-cms'
import { sendRequest } from '../../harness/http'
import { routeRules } from './defined-routes'

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

const strangers = ['nobody', 'the page’s token']

export const identityNames = [...strangers, ...roles]

async function identitiesOf(cms: Cms): Promise<Identity[]> {
  const identities: Identity[] = [
    { name: 'nobody', headers: {} },
    { name: 'the page’s token', headers: { Authorization: `Bearer ${cms.contentToken}` } },
  ]
  for (const name of roles) {
    const headers = await cms.logIn(name)
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

type Chosen = { identity: Identity; rule: Rule; call: Call }

/** Of the calls of a route, one by a stranger, and of staff one that is granted and one that is not. */
function oneOfEachKind(calls: Chosen[]): Chosen[] {
  const kinds = new Map<unknown, Chosen>()
  for (const one of calls) {
    const { identity, rule, call } = one
    const kind = identity.permissions ? isGranted(rule, identity, call.type) : 'stranger'
    if (!kinds.has(kind)) kinds.set(kind, one)
  }
  return [...kinds.values()]
}

/** What is wrong with the answers of a cms to one identity for each type, or to one call of each kind. */
export async function wrongAnswers(cms: RunningCms, which: { identity: string } | 'each kind') {
  const isChosen = ({ name }: Identity) => which === 'each kind' || name === which.identity
  const identities = (await identitiesOf(cms)).filter(isChosen)
  const types = await typesOf(cms)
  const { rules } = await routeRules(cms.environment)
  const calls = Object.entries(rules).flatMap(([key, rule], turn) => {
    // Another comes first for each route, so that the sample has them all.
    const first = turn % identities.length
    const inTurn = [...identities.slice(first), ...identities.slice(0, first)]
    const all = inTurn.flatMap((identity) =>
      callsOf(key, rule, types).map((call) => ({ identity, rule, call })),
    )
    return which === 'each kind' ? oneOfEachKind(all) : all
  })
  const wrong: string[] = []
  let count = 0
  const work = async (queue: Chosen[]) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { identity, rule, call } = next
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
  const queue = calls.filter(({ call }) => call.key !== LOGOUT)
  await Promise.all(Array.from({ length: 4 }, () => work(queue)))
  await work(calls.filter(({ call }) => call.key === LOGOUT))
  // Among the calls are those that end the caller's sessions.
  for (const role of roles) cms.forgetSession(role)
  console.log(`${identities.length} identities, ${types.length} types: ${count} calls.`)
  return wrong
}
