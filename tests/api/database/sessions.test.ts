import { expect, inject, it } from 'vitest'
import { cmsAt } from '../../harness/cms'
import { sendRequest } from '../../harness/http'

const cms = cmsAt(inject('cms'))
const AT_ONCE = 20

const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  sendRequest(cms.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    chunks: [JSON.stringify(body)],
  })

const cookieIn = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  [headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? ''

const renew = (cookie: string) => send('POST', '/admin/access-token', {}, { Cookie: cookie })

const renewMany = (cookie: string) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => renew(cookie)))

let accounts = 0
/** A colleague who has just logged in, with the cookie of their session. */
async function logInNew() {
  accounts += 1
  const email = `renews${accounts}@example.org`
  const password = 'Garden-lamp-42'
  const person = {
    firstname: 'Nadia',
    lastname: `Nunes${'abcdefgh'[accounts] ?? ''}`,
    email,
    roles: [1],
  }
  const created = await send('POST', '/admin/users', person, await cms.adminLogin())
  expect(created.status, created.text).toBe(201)
  const { data } = created.json as { data: { id: number; registrationToken: string } }
  const { registrationToken } = data
  const userInfo = { firstname: person.firstname, lastname: person.lastname, password }
  expect((await send('POST', '/admin/register', { registrationToken, userInfo })).status).toBe(200)
  const login = await send('POST', '/admin/login', { email, password })
  expect(login.status).toBe(200)
  const { token } = (login.json as { data: { token: string } }).data
  return { id: data.id, cookie: cookieIn(login), session: { Authorization: `Bearer ${token}` } }
}

it('a session is renewed once, however many windows ask at the same moment', async () => {
  const { cookie } = await logInNew()
  const answers = await renewMany(cookie)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(AT_ONCE - 1)
})

it('no session that is being renewed outlives a new password', async () => {
  const { id, cookie } = await logInNew()
  const admin = await cms.adminLogin()
  const renewals = renewMany(cookie)
  const changed = send('PUT', `/admin/users/${id}`, { password: 'Other-lamp-4242' }, admin)
  expect((await changed).status).toBe(200)
  const cookies = (await renewals).filter(({ status }) => status === 200).map(cookieIn)
  const later = await Promise.all([cookie, ...cookies].map(renew))
  expect(later.map(({ status }) => status)).toEqual(later.map(() => 401))
})

it('of colleagues who take one name at the same moment, one gets it', async () => {
  const sessions = []
  for (let count = 0; count < 4; count += 1) sessions.push((await logInNew()).session)
  const name = { firstname: 'Nora', lastname: 'Lang' }
  const answers = await Promise.all(
    sessions.map((session) => send('PUT', '/admin/users/me', name, session)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
})
