import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forms, type FormName } from '../../contract/index'
import { contentToken } from '../../runtime/index'
import { select, type Row } from './database'
import { sendRequest, type HttpResponse } from './http'

/** The location of a running cms, as plain data that can be passed between processes. */
export type CmsLocation = { url: string; dataDir: string; databaseUrl: string }

export type StaffRole =
  'Super admin' | 'Marketing editor' | 'Chief editor' | 'Intake reviewer' | 'Privacy officer'

type Account = { role: string; email: string; password: string }

export type Cms = ReturnType<typeof cmsAt>

/** Well below the half hour after which the cms refuses a login's token. */
const LOGIN_KEPT = 10 * 60_000

/** What a cms signs its links with. */
export const secretOf = ({ dataDir }: Pick<CmsLocation, 'dataDir'>) =>
  readFileSync(join(dataDir, 'secrets/content-secret'), 'utf8').trim()

/** What a member of staff types to log in. */
export function accountOf({ dataDir }: Pick<CmsLocation, 'dataDir'>, role: StaffRole) {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'accounts.json'), 'utf8')) as Account[]
  const account = accounts.find((one) => one.role === role)
  if (!account) throw new Error(`There is no account for a ${role}.`)
  return { email: account.email, password: account.password }
}

/** A running cms as the tests use it. */
export function cmsAt(location: CmsLocation) {
  const { url, dataDir } = location
  const sessionOf = (role: StaffRole) => join(dataDir, `logged-in as ${role}`)

  const forgetSession = (role: StaffRole) => rmSync(sessionOf(role), { force: true })

  /** A string body is sent unchanged; without one, an empty object is posted and put. */
  function send(method: string, path: string, headers: Record<string, string>, body?: unknown) {
    const isWrite = method === 'POST' || method === 'PUT'
    const hasBody = isWrite || (method === 'DELETE' && body !== undefined)
    const sent = typeof body === 'string' ? body : JSON.stringify(body ?? {})
    return sendRequest(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      chunks: hasBody ? [sent] : [],
    })
  }

  const postTo = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send('POST', path, headers, body)

  const logIn = async (role: StaffRole) => {
    const response = await postTo('/admin/login', accountOf(location, role))
    const token = (response.json as { data?: { token?: string } } | undefined)?.data?.token
    if (!token) throw new Error(`The ${role} could not log in: ${response.text}`)
    return { Authorization: `Bearer ${token}` }
  }

  /** The headers of a staff session, cached on disk: the cms allows five logins in five minutes. */
  async function adminLogin(role: StaffRole = 'Super admin') {
    const cached = sessionOf(role)
    const since = statSync(cached, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - since < LOGIN_KEPT) return { Authorization: readFileSync(cached, 'utf8') }
    const headers = await logIn(role)
    writeFileSync(cached, headers.Authorization, { mode: 0o600 })
    return headers
  }

  return {
    ...location,
    /** Known once the first start has made the secrets. */
    get contentToken() {
      return contentToken(secretOf(location))
    },
    /** The site's preview path of a page's draft, as an editor's panel gets it. */
    async draftPath(documentId: string, headers?: Record<string, string>) {
      const path = `/content-manager/preview/url/api::page.page?documentId=${documentId}&status=draft`
      const editor = headers ?? (await adminLogin('Marketing editor'))
      const { json } = await send('GET', path, editor)
      return new URL((json as { data: { url: string } }).data.url).pathname
    },
    get: (path: string, headers: Record<string, string> = {}) =>
      sendRequest(url + path, { headers }),
    send,
    /** As a member of staff, or as nobody. */
    sendAs: async (role: StaffRole | null, method: string, path: string, body?: unknown) =>
      send(method, path, role ? await adminLogin(role) : {}, body),
    postTo,
    /** Submits a form; a string body is sent unchanged. */
    post: (
      form: FormName,
      body: unknown,
      headers?: Record<string, string>,
    ): Promise<HttpResponse> => postTo(`/api/${forms[form].endpoint}`, body, headers),
    select: (sql: string, values?: unknown[]): Promise<Row[]> => select(location, sql, values),
    /** The headers of a new session, for a test that ends it. */
    logIn,
    adminLogin,
    /** After its sessions have ended: later files log in again. */
    forgetSession,
    /** Ends all sessions of a role. */
    async logOut(role: StaffRole) {
      const { status } = await postTo('/admin/logout', {}, await adminLogin(role))
      if (status !== 200) throw new Error(`The ${role} could not log out.`)
      forgetSession(role)
    },
  }
}
