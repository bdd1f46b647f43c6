// Its own cms: it has a mail server behind a proxy, and starts again without one.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { mailProxy } from '../../../scripts/mail-proxy'
import { change } from '../../harness/database'
import { startMailServer } from '../../harness/mail-server'
import { startCms, type RunningCms } from '../../harness/start-cms'

let server: Awaited<ReturnType<typeof startMailServer>>
let cms: RunningCms
/** As in docker compose, where the cms has no other way out. */
let proxy: Server
const connections: string[] = []

beforeAll(async () => {
  server = await startMailServer()
  proxy = mailProxy(server.url).listen(0, '127.0.0.1')
  proxy.on('connect', ({ url }) => connections.push(String(url)))
  await once(proxy, 'listening')
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: {
      SMTP_URL: server.url,
      SMTP_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    },
  })
})
afterAll(async () => {
  await cms.remove()
  proxy.close()
  await server.stop()
})

const forgetPassword = () => {
  const [account] = JSON.parse(readFileSync(join(cms.dataDir, 'accounts.json'), 'utf8')) as {
    email: string
  }[]
  return cms.postTo('/admin/forgot-password', { email: account?.email })
}

it('staff who forgot their password are sent a reset link', async () => {
  expect((await forgetPassword()).status).toBe(204)
  await expect.poll(() => server.emails.length).toBe(1)
  const [mail] = server.emails
  expect(mail?.headers['from']).toBe('no-reply@127.0.0.1')
  expect(mail?.text).toMatch(new RegExp(`${cms.url}/admin/auth/reset-password\\?code=\\w{20,}`))
})

it('mail goes through the proxy, where one is set', () => {
  expect([...new Set(connections)]).toEqual([new URL(server.url).host])
})

it('an invitation opens with its link, and not with the hash in the database', async () => {
  const headers = await cms.adminLogin('Super admin')
  const invited = await cms.postTo(
    '/admin/users',
    { firstname: 'New', lastname: 'Colleague', email: 'new@beam.example', roles: [1] },
    headers,
  )
  const { registrationToken } = (invited.json as { data: { registrationToken: string } }).data
  const [row] = await cms.select(
    'select registration_token as token from admin_users where email = ?',
    ['new@beam.example'],
  )
  expect(row?.['token']).toMatch(/^sha256:/)
  const info = (token: unknown) =>
    cms.get(`/admin/registration-info?registrationToken=${encodeURIComponent(String(token))}`)
  expect((await info(row?.['token'])).status).toBe(400)
  expect((await info(registrationToken)).status).toBe(200)
})

it('an invitation that an earlier version stored in plain text still opens', async () => {
  await cms.stop()
  await change(cms, "update admin_users set registration_token = 'earlier' where email = ?", [
    'new@beam.example',
  ])
  await change(cms, "delete from strapi_core_store_settings where key like '%staff-tokens-hashed'")
  await cms.startAgain()
  const { status } = await cms.get('/admin/registration-info?registrationToken=earlier')
  expect(status).toBe(200)
  const rows = await cms.select('select id from admin_users where registration_token = ?', [
    'earlier',
  ])
  expect(rows).toEqual([])
})

it('a reset link opens the account, and the hash in the database does not', async () => {
  const code = /code=(\w{20,})/.exec(server.emails[0]?.text ?? '')?.[1]
  const [row] = await cms.select(
    'select reset_password_token as token from admin_users where reset_password_token is not null',
  )
  expect(row?.['token']).toMatch(/^sha256:/)
  const reset = (resetPasswordToken: unknown) =>
    cms.postTo('/admin/reset-password', { resetPasswordToken, password: 'Sugared-almonds-4711' })
  expect((await reset(row?.['token'])).status).toBe(400)
  expect((await reset(code)).status).toBe(200)
  expect((await reset(code)).status).toBe(400)
})

it('without a mail server staff who forgot their password are told to ask an administrator, known or not', async () => {
  await cms.stop()
  await cms.startAgain({ SMTP_URL: '' })
  const known = await forgetPassword()
  expect(known.status).toBe(400)
  expect(known.text).toContain('Ask an administrator')
  const unknown = await cms.postTo('/admin/forgot-password', { email: 'nobody@example.org' })
  expect(unknown.text).toBe(known.text)
  const tokens = await cms.select(
    'select id from admin_users where reset_password_token is not null',
  )
  expect(tokens).toEqual([])
  expect(server.emails).toHaveLength(1)
})
