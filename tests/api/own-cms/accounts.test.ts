import { brand } from '../../../contract/brand'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteServerToken } from '../../../runtime/index'
import { secretOf, type StaffRole } from '../../harness/cms'
import { requireFromCms } from '../../harness/cms-modules'
import { change, type Row } from '../../harness/database'
import { sendRequest, type HttpResponse } from '../../harness/http'
import { fillInbox } from '../../bench/inbox/fill'
import { secondCms } from '../harness/second-cms'

const { cms, smtp: mail } = await secondCms()
let callers = 0

type Headers = Record<string, string>
type Person = { id: number; email: string; password: string }
type Session = { id: string; current: boolean; deviceName?: string; loginAt: string }

const send = (method: string, path: string, body: unknown, headers: Headers = {}) =>
  sendRequest(cms.url + path, {
    method,
    headers: {
      'X-Forwarded-For': `203.0.113.${(callers += 1)}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    chunks: body === undefined ? [] : [JSON.stringify(body)],
  })

const dataOf = <Data>({ json }: HttpResponse) => (json as { data: Data }).data

async function logIn({ email, password }: Pick<Person, 'email' | 'password'>, agent = '') {
  const headers = { 'User-Agent': agent }
  const response = await send('POST', '/admin/login', { email, password }, headers)
  expect(response.status).toBe(200)
  return { Authorization: `Bearer ${dataOf<{ token: string }>(response).token}` }
}

async function invite(email: string) {
  const person = { firstname: 'Vera', lastname: 'Novais', email, roles: [1] }
  const response = await send('POST', '/admin/users', person, await cms.adminLogin())
  expect(response.status).toBe(201)
  return dataOf<{ id: number; registrationToken: string }>(response)
}

const inviteAgain = async (id: unknown, byEmail: unknown, role: StaffRole = 'Super admin') =>
  cms.sendAs(role, 'POST', `/invitations/${String(id)}/renew`, { send: byEmail })

const register = (registrationToken: string, password: string) =>
  send('POST', '/admin/register', {
    registrationToken,
    userInfo: { firstname: 'Vera', lastname: 'Novais', password },
  })

const GOOD = 'Violets.at.9pm'

/** A colleague of her own for each test. */
async function colleague(name: string): Promise<Person> {
  const email = `${name}@wallet.example`
  const { id, registrationToken } = await invite(email)
  expect((await register(registrationToken, GOOD)).status).toBe(200)
  return { id, email, password: GOOD }
}

async function resetToken(email: string): Promise<string> {
  const tokens = () =>
    mail.to(email).flatMap(({ text }) => /reset-password\?code=(\w+)/.exec(text)?.[1] ?? [])
  const before = tokens().length
  await send('POST', '/admin/forgot-password', { email })
  await expect.poll(() => tokens().length).toBeGreaterThan(before)
  return tokens().at(-1) ?? ''
}

const me = '/admin/users/me'
const isOpen = async (headers: Headers) => (await send('GET', me, undefined, headers)).status

const messageAt = ({ json }: HttpResponse) => {
  const { error } = json as {
    error: { name: string; details: { errors: { path: string[]; message: string }[] } }
  }
  expect(error.name).toBe('ValidationError')
  const [first] = error.details.errors
  return [first?.path.join('.'), first?.message]
}

const detailOf = ({ detail }: Row = {}): unknown =>
  typeof detail === 'string' ? JSON.parse(detail) : detail

const renamingsOf = async ({ id }: Person) => {
  const sql = "select detail from app_audit where action = 'staff.name' and subject_id = ?"
  return (await cms.select(sql, [String(id)])).map(detailOf)
}

/** Each way to set a password, as one call with the password left open. */
const ways: Record<string, () => Promise<(password: string) => Promise<HttpResponse>>> = {
  'an invitation': async () => {
    const { registrationToken } = await invite('invited@wallet.example')
    return (password) => register(registrationToken, password)
  },
  'a reset': async () => {
    const { email } = await colleague('forgetful')
    const resetPasswordToken = await resetToken(email)
    return (password) => send('POST', '/admin/reset-password', { resetPasswordToken, password })
  },
  'the profile': async () => {
    const person = await colleague('profile')
    const session = await logIn(person)
    return (password) => send('PUT', me, { password, currentPassword: GOOD }, session)
  },
  'the list of users': async () => {
    const { id } = await colleague('listed')
    const session = await cms.adminLogin()
    return (password) => send('PUT', `/admin/users/${id}`, { password }, session)
  },
}

describe.each(Object.keys(ways))('a password set by %s', (way) => {
  it('is refused at its field while it is easy to guess, and costs nothing', async () => {
    const set = await ways[way]!()
    const tooShort = 'The password needs at least 12 characters.'
    expect(messageAt(await set('Short-one-7'))).toEqual(['password', tooShort])
    for (const [password, why] of [
      ['PASSword1234!', 'it is a common one'],
      ['Vera-Novais-2', 'your name or email address'],
    ] as const) {
      const [field, message] = messageAt(await set(password))
      expect(field).toBe('password')
      expect(message).toContain(why)
    }
    expect((await set('Sturdy-boat-47')).status).toBe(200)
  })
})

it('a refused password is not quoted in the response', async () => {
  const { email } = await colleague('quoted')
  const resetPasswordToken = await resetToken(email)
  for (const password of ['a', 'SecretButShort'])
    expect(
      (await send('POST', '/admin/reset-password', { resetPasswordToken, password })).text,
    ).not.toContain(`"${password}"`)
})

it('nobody sets the password of the first administrator a second time, or of a new colleague', async () => {
  const person = { firstname: 'X', lastname: 'Y', email: 'x@wallet.example', password: GOOD }
  expect((await send('POST', '/admin/register-admin', person)).status).toBe(404)
  const response = await send(
    'POST',
    '/admin/users',
    { ...person, roles: [1] },
    await cms.adminLogin(),
  )
  expect(response.status).toBe(400)
})

it('the passwords of the first accounts follow the rule, and one from before it still works', async () => {
  const accounts = JSON.parse(readFileSync(join(cms.dataDir, 'accounts.json'), 'utf8')) as Person[]
  for (const { password } of accounts) expect(password.length).toBeGreaterThanOrEqual(12)
  const { email } = await colleague('veteran')
  const bcrypt = requireFromCms('bcryptjs') as { hashSync: (text: string, cost: number) => string }
  const values = [bcrypt.hashSync('Short-8x', 10), email]
  await change(cms, 'update admin_users set password = ? where email = ?', values)
  await logIn({ email, password: 'Short-8x' })
})

describe('an open session', () => {
  it('changes the email address of its account only with the current password', async () => {
    const person = await colleague('movable')
    const session = await logIn(person)
    const email = 'moved@wallet.example'
    expect(messageAt(await send('PUT', me, { email }, session))).toEqual([
      'currentPassword',
      'To change your email address, enter your current password.',
    ])
    const guess = await send('PUT', me, { email, currentPassword: 'Guess' }, session)
    expect(messageAt(guess)).toEqual(['currentPassword', 'This is not your current password.'])
    expect(
      (await send('PUT', me, { firstname: 'Eva', email: 'MOVABLE@wallet.example' }, session))
        .status,
    ).toBe(200)
    expect((await send('PUT', me, { email, currentPassword: GOOD }, session)).status).toBe(200)
    await logIn({ email, password: GOOD })
  })

  it('cannot take a name that hides or floods text, and a change of name is recorded', async () => {
    const person = await colleague('renamed')
    const session = await logIn(person)
    const rename = (firstname: string) => send('PUT', me, { firstname }, session)
    const hidden = 'This name has characters that are not visible. Type it anew.'
    for (const name of ['Ana\u202Egro', 'Ana\r\nBcc: x', 'Ana\u{E0041}', 'Ana\u3164'])
      expect(messageAt(await rename(name))).toEqual(['firstname', hidden])
    expect(messageAt(await rename('\u0410na'))[1]).toContain('Write it in one script')
    expect((await rename('x'.repeat(101))).status).toBe(400)
    expect((await rename('Zoë Ðorđević')).status).toBe(200)
    expect((await rename('Zoë Ðorđević')).status).toBe(200)
    expect(await renamingsOf(person)).toEqual([{ name: 'Vera Novais → Zoë Ðorđević Novais' }])
    const admin = await cms.adminLogin()
    const byAdmin = { firstname: 'x'.repeat(101) }
    expect((await send('PUT', `/admin/users/${person.id}`, byAdmin, admin)).status).toBe(400)
    const invited = { ...byAdmin, lastname: 'x', email: 'long@wallet.example', roles: [1] }
    expect((await send('POST', '/admin/users', invited, admin)).status).toBe(400)
  })

  it('leaves on record that it changed its email address and password, and from which address', async () => {
    const person = await colleague('recorded')
    const session = await logIn(person)
    const [email, password] = ['recorded-anew@wallet.example', 'Sturdy-boat-47']
    const saveOwn = (fields: object) =>
      send('PUT', me, { ...fields, currentPassword: GOOD }, session)
    expect((await send('PUT', me, { firstname: 'Una' }, session)).status).toBe(200)
    expect((await saveOwn({ email })).status).toBe(200)
    expect((await saveOwn({ password })).status).toBe(200)
    const { json } = await cms.send(
      'GET',
      `/audit/entries?actor=${person.id}`,
      await cms.adminLogin(),
    )
    const { rows } = json as { rows: { action: string; detail: object; actorEmail: string }[] }
    expect(rows.map(({ action, detail, actorEmail }) => [action, actorEmail, detail])).toEqual([
      ['staff.own-account', email, { password: true }],
      ['staff.own-account', email, { email: `${person.email} → ${email}` }],
      ['staff.name', person.email, { name: 'Vera Novais → Una Novais' }],
      ['staff.sign-in', person.email, { by: 'password' }],
      ['staff.sign-in', person.email, { by: 'invitation' }],
    ])
  })

  it('gives no account an email address that could pass for a colleague’s', async () => {
    const person = await colleague('lookalike')
    const session = await logIn(person)
    const admin = await cms.adminLogin()
    for (const email of [`\u0430dmin@${brand.domain}`, `admin\u200B@${brand.domain}`]) {
      const calls = [
        send('PUT', me, { email, currentPassword: GOOD }, session),
        send('PUT', `/admin/users/${person.id}`, { email }, admin),
        send('POST', '/admin/users', { firstname: 'Site', email, roles: [1] }, admin),
      ]
      for (const call of calls) {
        const [field, message] = messageAt(await call)
        expect(field).toBe('email')
        expect(message).toContain('without accents')
      }
    }
  })

  it('has five guesses at the current password', async () => {
    const session = await logIn(await colleague('guessed'))
    const guess = (currentPassword: string) =>
      send('PUT', me, { email: 'taken@wallet.example', currentPassword }, session)
    const statuses = []
    for (let at = 0; at < 6; at += 1) statuses.push((await guess(`Guess ${at}`)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect((await guess(GOOD)).status).toBe(429)
  })

  it('of an administrator does not change its own account by the list of users', async () => {
    const person = await colleague('roundabout')
    const session = await logIn(person)
    const path = `/admin/users/${person.id}`
    for (const changes of [{ email: 'other@wallet.example' }, { password: 'Sturdy-boat-47' }])
      expect(messageAt(await send('PUT', path, changes, session))[1]).toMatch(/in your profile/)
    expect((await send('PUT', path, { firstname: 'Ida' }, session)).status).toBe(200)
    expect(await renamingsOf(person)).toEqual([{ name: 'Vera Novais → Ida Novais' }])
  })

  it('cannot take a name by which the logs call somebody else, or a user name', async () => {
    const taken = { firstname: 'Tea', lastname: 'Taken', email: 'taken-name@wallet.example' }
    const admin = await cms.adminLogin()
    expect((await send('POST', '/admin/users', { ...taken, roles: [1] }, admin)).status).toBe(201)
    const person = await colleague('impostor')
    const session = await logIn(person)
    for (const name of [
      { firstname: 'tea', lastname: 'ＴＡＫＥＮ' },
      { firstname: taken.email, lastname: '' },
      { firstname: 'Super', lastname: 'Admin' },
      { firstname: 'System', lastname: null },
      { firstname: 'Former', lastname: 'colleague' },
      { firstname: 'The', lastname: 'site' },
    ])
      for (const path of [me, `/admin/users/${person.id}`]) {
        const [field, message] = messageAt(await send('PUT', path, name, session))
        expect(field).toBe('firstname')
        expect(message).toContain('nobody could tell who did what')
      }
    expect(await renamingsOf(person)).toEqual([])
    const { registrationToken } = await invite('impostor-too@wallet.example')
    const userInfo = { firstname: 'Tea', lastname: 'Taken', password: GOOD }
    const registered = await send('POST', '/admin/register', { registrationToken, userInfo })
    expect(messageAt(registered)[0]).toBe('firstname')

    for (const path of [me, `/admin/users/${person.id}`]) {
      const response = await send('PUT', path, { username: 'Super admin' }, session)
      expect(dataOf<{ username: unknown }>(response).username).toBeNull()
    }
  })

  it('cannot leave an entry of a new name that was refused', async () => {
    const person = await colleague('refused')
    const session = await logIn(person)
    const changes = { firstname: 'Ute', email: `admin@${brand.domain}`, currentPassword: GOOD }
    expect((await send('PUT', me, changes, session)).status).toBe(400)
    expect(await renamingsOf(person)).toEqual([])
  })
})

describe('a login in a browser that is logged in', () => {
  const logInWith = (body: object, cookie: string) =>
    send('POST', '/admin/login', body, { Cookie: cookie })
  const sessionIn = (response: HttpResponse) => ({
    headers: { Authorization: `Bearer ${dataOf<{ token: string }>(response).token}` },
    cookie: [response.headers['set-cookie'] ?? ''].flat()[0]?.split(';')[0] ?? '',
  })

  it('ends its earlier session, and of no other browser', async () => {
    const [person, next] = [await colleague('returning'), await colleague('next')]
    const elsewhere = await logIn(person)
    const first = sessionIn(await send('POST', '/admin/login', person))
    expect((await logInWith({ ...person, password: 'Guess' }, first.cookie)).status).toBe(400)
    expect((await logInWith(next, `${first.cookie}x`)).status).toBe(200)
    expect(await isOpen(first.headers)).toBe(200)
    const second = sessionIn(await logInWith(next, first.cookie))
    expect([
      await isOpen(first.headers),
      await isOpen(second.headers),
      await isOpen(elsewhere),
    ]).toEqual([401, 200, 200])
    const renewed = await send('POST', '/admin/access-token', {}, { Cookie: first.cookie })
    expect(renewed.status).toBe(401)
  })
})

describe('other sessions end', () => {
  it('when their owner changes the password', async () => {
    const person = await colleague('owner')
    const [current, second] = [await logIn(person), await logIn(person)]
    const changes = { password: 'Sturdy-boat-47', currentPassword: GOOD }
    expect((await send('PUT', me, { ...changes, password: 'short' }, current)).status).toBe(400)
    expect(await isOpen(second)).toBe(200)
    expect((await send('PUT', me, changes, current)).status).toBe(200)
    expect(await isOpen(second)).toBe(401)
  })

  it('when an administrator sets the password, and the record tells who did', async () => {
    const person = await colleague('managed')
    const session = await logIn(person)
    const admin = await cms.adminLogin()
    const changes = { password: 'Sturdy-boat-47', email: 'managed-anew@wallet.example' }
    expect((await send('PUT', `/admin/users/${person.id}`, changes, admin)).status).toBe(200)
    expect(await isOpen(session)).toBe(401)
    const [row] = await cms.select(
      "select * from app_audit where action = 'staff.account' and subject_id = ?",
      [String(person.id)],
    )
    expect(row).toMatchObject({ actor_name: 'Site Administrator' })
    const email = `${person.email} → ${changes.email}`
    expect(detailOf(row)).toEqual({ email, password: true })
  })
})

const idOfRole = async (code: string) =>
  Number((await cms.select('select id from admin_roles where code = ?', [code]))[0]?.['id'])

const asServer = { Authorization: `Bearer ${siteServerToken(secretOf(cms))}` }

const anyPage = async () => {
  const [page] = await cms.select('select document_id as id from pages limit 1')
  return String(page?.['id'])
}

describe.each([
  ['deactivates an account', { isActive: false }, { isActive: true }],
  ['gives an account other roles', { roles: [await idOfRole('marketing-editor')] }, { roles: [1] }],
])('an administrator who %s', (what, changes, undone) => {
  it('ends its sessions, its cookie, its passes and its draft links, for good', async () => {
    const admin = await cms.adminLogin()
    const person = await colleague(`closed-${Object.keys(changes)[0]?.toLowerCase()}`)
    const response = await send('POST', '/admin/login', person)
    const headers = { Authorization: `Bearer ${dataOf<{ token: string }>(response).token}` }
    const [cookie = ''] = [response.headers['set-cookie'] ?? []].flat()
    const renew = async () =>
      (await send('POST', '/admin/access-token', {}, { Cookie: cookie.split(';')[0] ?? '' })).status
    const { pass } = (await send('POST', '/edit-bar/pass', {}, headers)).json as { pass: string }
    const ask = async () => (await send('POST', '/api/edit-bar', { pass, path: '/' })).status
    const link = (await cms.draftPath(await anyPage(), headers)).replace('/preview/', '')
    const draft = async () => (await cms.get(`/api/draft/${link}`, asServer)).status
    const opened = async () => [await isOpen(headers), await renew(), await ask(), await draft()]
    expect(await opened()).toEqual([200, 200, 200, 200])
    const update = (fields: object) => send('PUT', `/admin/users/${person.id}`, fields, admin)
    expect((await update(changes)).status, what).toBe(200)
    expect(await opened()).toEqual([401, 401, 401, 404])
    expect((await update(undone)).status).toBe(200)
    await logIn(person)
    expect(await opened()).toEqual([401, 401, 401, 404])
  })
})

describe('the list of one’s sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const sessionsOf = async (headers: Headers) =>
    dataOf<Session[]>(await send('GET', `${me}/sessions`, undefined, headers))

  it('names each browser, ends one of them, or all the others', async () => {
    const person = await colleague('travelling')
    const current = await logIn(person, firefox)
    const [second, third, fourth] = [await logIn(person), await logIn(person), await logIn(person)]
    const sessions = await sessionsOf(current)
    expect(sessions).toHaveLength(5)
    const [own] = sessions
    expect(own).toMatchObject({ current: true, deviceName: expect.stringContaining('Firefox') })
    const its = (await sessionsOf(second)).find((session) => session.current)
    expect((await send('DELETE', `${me}/sessions/${its?.id}`, undefined, current)).status).toBe(200)
    expect(await isOpen(second)).toBe(401)
    expect(await isOpen(third)).toBe(200)
    const others = `${me}/sessions?keepCurrent=true`
    expect((await send('DELETE', others, undefined, current)).status).toBe(200)
    expect([await isOpen(fourth), await isOpen(third), await isOpen(current)]).toEqual([
      401, 401, 200,
    ])
  })

  it('ends a session with the tokens that it had before it was renewed', async () => {
    const person = await colleague('renewing')
    const current = await logIn(person)
    const response = await send('POST', '/admin/login', person)
    const first = { Authorization: `Bearer ${dataOf<{ token: string }>(response).token}` }
    const [cookie = ''] = [response.headers['set-cookie'] ?? []].flat()
    const renewed = await send(
      'POST',
      '/admin/access-token',
      {},
      { Cookie: cookie.split(';')[0] ?? '' },
    )
    const second = { Authorization: `Bearer ${dataOf<{ token: string }>(renewed).token}` }
    expect([await isOpen(first), await isOpen(second)]).toEqual([200, 200])
    const its = (await sessionsOf(second)).find((session) => session.current)
    expect((await send('DELETE', `${me}/sessions/${its?.id}`, undefined, current)).status).toBe(200)
    expect([await isOpen(first), await isOpen(second)]).toEqual([401, 401])
  })

  it('ends nobody else’s session', async () => {
    const [one, other] = [await colleague('one'), await colleague('other')]
    const [hers, his] = [await logIn(one), await logIn(other)]
    const [session] = await sessionsOf(his)
    const ended = await send('DELETE', `${me}/sessions/${session?.id}`, undefined, hers)
    expect(ended.status).toBe(404)
    expect(await isOpen(his)).toBe(200)
  })
})

describe('a link that opens an account', () => {
  const saveAccount = async ({ id }: { id: number }, fields: object) => {
    const response = await send('PUT', `/admin/users/${id}`, fields, await cms.adminLogin())
    expect(response.status, response.text).toBe(200)
  }
  const changes: Record<string, object> = {
    'a new password': { password: 'Sturdy-boat-48' },
    'another address': { email: 'corrected@wallet.example' },
    'the end of the account': { isActive: false },
  }

  it.each(Object.keys(changes))('of a forgotten password ends with %s', async (what) => {
    const person = await colleague(`reset-${Object.keys(changes).indexOf(what)}`)
    const resetPasswordToken = await resetToken(person.email)
    await saveAccount(person, changes[what]!)
    await saveAccount(person, { isActive: true, email: person.email })
    const password = 'Sugared-almonds-4711'
    const used = await send('POST', '/admin/reset-password', { resetPasswordToken, password })
    expect(used.status).toBe(400)
  })

  it.each(['a new password', 'another address'])('of an invitation ends with %s', async (what) => {
    const invited = await invite(`invited-${what.length}@wallet.example`)
    await saveAccount(invited, changes[what]!)
    await saveAccount(invited, { email: `moved-${what.length}@wallet.example` })
    const used = await register(invited.registrationToken, 'Sugared-almonds-4711')
    expect(used.status).toBe(400)
    expect(used.text).toContain('invitation')
  })

  it('of an invitation ends when the invitation is sent again, or its link is copied', async () => {
    const email = 'invited-again@wallet.example'
    const { id, registrationToken } = await invite(email)
    const linksTo = () =>
      mail.to(email).flatMap(({ text }) => /registrationToken=([\w.]+)/.exec(text)?.[1] ?? [])
    await expect.poll(linksTo).toEqual([registrationToken])
    expect((await inviteAgain(id, true)).json).toEqual({})
    await expect.poll(() => linksTo().length).toBe(2)
    const copied = (await inviteAgain(id, false)).json as { registrationToken: string }
    for (const ended of linksTo()) expect((await register(ended, GOOD)).status).toBe(400)
    const listed = await cms.sendAs('Super admin', 'GET', '/invitations')
    expect(listed.text).toContain(email)
    expect(listed.text).not.toContain(copied.registrationToken)
    expect((await register(copied.registrationToken, GOOD)).status).toBe(200)
    expect((await inviteAgain(id, false)).status).toBe(404)
    expect((await cms.sendAs('Super admin', 'GET', '/invitations')).text).not.toContain(email)
    const sql = "select detail from app_audit where action = 'staff.member' and subject_id = ?"
    expect((await cms.select(sql, [String(id)])).map(detailOf)).toEqual(
      expect.arrayContaining([
        { change: 'invited again by email' },
        { change: 'invited again by a link' },
      ]),
    )
  })

  it('of an invitation is made by nobody who may not invite', async () => {
    const { id } = await invite('invited-once@wallet.example')
    for (const role of ['Marketing editor', 'Chief editor', 'Intake reviewer'] as const) {
      expect((await inviteAgain(id, false, role)).status).toBe(403)
      expect((await cms.sendAs(role, 'GET', '/invitations')).status).toBe(403)
    }
    expect((await send('POST', `/invitations/${id}/renew`, { send: false })).status).toBe(401)
    for (const odd of ['0', 'x', '99999'])
      expect([400, 404]).toContain((await inviteAgain(odd, false)).status)
    expect((await inviteAgain(id, 'yes')).status).toBe(400)
  })

  it('of an invitation opens it for one of five that use it at once', async () => {
    const { registrationToken } = await invite('wanted-by-five@wallet.example')
    const all = Array.from({ length: 5 }, (_, at) => register(registrationToken, `${GOOD}.${at}`))
    const answers = (await Promise.all(all)).map(({ status }) => status).toSorted()
    expect(answers).toEqual([200, 400, 400, 400, 400])
  })
})

it('an account is not given a role that does not exist', async () => {
  const admin = await cms.adminLogin()
  const person = await colleague('without-a-role')
  for (const [method, path] of [
    ['POST', '/admin/users'],
    ['PUT', `/admin/users/${person.id}`],
  ] as const) {
    const account = { firstname: 'Vera', lastname: 'Novais', email: 'r@wallet.example' }
    const response = await send(method, path, { ...account, roles: [99_999] }, admin)
    expect(response.status).toBe(400)
    expect(messageAt(response)).toEqual([
      'roles',
      'There is no such role. Choose one from the list.',
    ])
  }
})

it('an export that runs when its account is closed ends there', async () => {
  await fillInbox(cms, 20_000, 10)
  const { id, registrationToken } = await invite('downloads@example.org')
  const password = 'Garden-lamp-42'
  expect((await register(registrationToken, password)).status).toBe(200)
  const headers = await logIn({ email: 'downloads@example.org', password })
  const path = `${cms.url}/inbox/export/csv?states=`
  const { body } = await fetch(path, { headers })
  const reader = body!.getReader()
  expect((await reader.read()).done).toBe(false)
  const admin = await cms.adminLogin()
  expect((await send('PUT', `/admin/users/${id}`, { isActive: false }, admin)).status).toBe(200)
  const readOn = async () => {
    for (let isDone = false; !isDone;) ({ done: isDone } = await reader.read())
  }
  await expect(readOn()).rejects.toThrow()
})
