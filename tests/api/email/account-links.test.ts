import { expect, inject, it } from 'vitest'
import { accountOf, type Cms, cmsAt } from '../../harness/cms'
import type { HttpResponse } from '../../harness/http'
import { secondCms } from '../harness/second-cms'

const { cms, clock, smtp, mailTargets } = await secondCms()

const EMAIL = 'new@wallet.example'
const person = { firstname: 'New', lastname: 'Colleague' }

const forgetPassword = (where: Cms, email: string) =>
  where.postTo('/admin/forgot-password', { email })

/** Links for who forgot a password; an invitation is another. */
const resets = () => smtp.to(EMAIL).filter(({ text }) => text.includes('/reset-password?code='))

/** What the database holds of a link that was sent to the colleague. */
const storedToken = async (column: 'registration_token' | 'reset_password_token') => {
  const [row] = await cms.select(`select ${column} as token from admin_users where email = ?`, [
    EMAIL,
  ])
  return String(row?.['token'])
}

it('an invitation opens with its link, and not with the hash in the database', async () => {
  const invited = await cms.postTo(
    '/admin/users',
    { ...person, email: EMAIL, roles: [1] },
    await cms.adminLogin(),
  )
  const { registrationToken } = (invited.json as { data: { registrationToken: string } }).data
  const stored = await storedToken('registration_token')
  expect(stored).toMatch(/^sha256:/)
  const info = (token: string) =>
    cms.get(`/admin/registration-info?registrationToken=${encodeURIComponent(token)}`)
  expect((await info(stored)).status).toBe(400)
  expect((await info(registrationToken)).status).toBe(200)
  const userInfo = { ...person, password: 'Toasted-almonds-4711' }
  const registered = await cms.postTo('/admin/register', { registrationToken, userInfo })
  expect(registered.status).toBe(200)
})

it('an invitation ends after seven days, and inviting the address again replaces it', async () => {
  const invited = { ...person, email: 'late@wallet.example', roles: [1] }
  const invite = async (changes = {}) =>
    cms.postTo('/admin/users', { ...invited, ...changes }, await cms.adminLogin())
  const tokenIn = ({ json }: HttpResponse) =>
    (json as { data: { registrationToken: string } }).data.registrationToken
  const info = async (token: string) =>
    (await cms.get(`/admin/registration-info?registrationToken=${token}`)).status
  const register = (registrationToken: string) =>
    cms.postTo('/admin/register', {
      registrationToken,
      userInfo: { firstname: 'Late', lastname: 'Colleague', password: 'Toasted-almonds-4711' },
    })

  const first = tokenIn(await invite())
  expect(await info(first)).toBe(200)
  clock.forward(7 * 24 * 60 + 1)
  await expect.poll(() => info(first)).toBe(400)
  const refused = await register(first)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('ask an administrator to invite you again')
  clock.reset()
  await expect.poll(() => info(first)).toBe(200)

  const second = tokenIn(await invite({ lastname: '' }))
  const [account] = await cms.select('select lastname from admin_users where email = ?', [
    invited.email,
  ])
  expect(account?.['lastname']).toBe('Colleague')
  expect([await info(first), await info(second)]).toEqual([400, 200])
  const later = second.replace(/\.\w+$/, `.${(Date.now() + 9e9).toString(36)}`)
  expect(await info(later)).toBe(400)
  expect((await register(second)).status).toBe(200)
  expect((await register(second)).text).toContain('log in with it')
  expect((await invite()).status).toBe(400)

  // Each went out by email, too, and none for what was refused.
  const links = [first, second].map(
    (token) => `${cms.url}/admin/auth/register?registrationToken=${token}`,
  )
  await expect.poll(() => smtp.to(invited.email)).toHaveLength(2)
  const texts = smtp.to(invited.email).map(({ text }) => text)
  for (const link of links) expect(texts.filter((text) => text.includes(link))).toHaveLength(1)
  expect(texts[0]).toContain('invites you to the panel of')
})

it('staff who forgot their password are sent a reset link, through the proxy that is set', async () => {
  expect((await forgetPassword(cms, EMAIL)).status).toBe(204)
  await expect.poll(resets).toHaveLength(1)
  const [mail] = resets()
  expect(mail?.headers['from']).toBe('no-reply@127.0.0.1')
  expect(mail?.text).toMatch(new RegExp(`${cms.url}/admin/auth/reset-password\\?code=\\w{20,}`))
  expect([...new Set(mailTargets)]).toEqual([new URL(smtp.url).host])
})

it('a reset link opens the account, and the hash in the database does not', async () => {
  const code = /code=(\w{20,})/.exec(resets()[0]?.text ?? '')?.[1]
  const stored = await storedToken('reset_password_token')
  expect(stored).toMatch(/^sha256:/)
  const reset = (resetPasswordToken: unknown) =>
    cms.postTo('/admin/reset-password', { resetPasswordToken, password: 'Sugared-almonds-4711' })
  expect((await reset(stored)).status).toBe(400)
  expect((await reset(code)).status).toBe(200)
  expect((await reset(code)).status).toBe(400)
})

it('the request after a forgotten password does not wait for the work that only an account costs', async () => {
  const sent = resets().length
  expect(await storedToken('reset_password_token')).toBe('null')
  expect((await forgetPassword(cms, EMAIL)).status).toBe(204)
  expect((await cms.get('/healthz')).status).toBe(200)
  expect(await storedToken('reset_password_token')).toBe('null')
  await expect.poll(() => resets().length).toBe(sent + 1)
})

it('without a mail server staff who forgot their password are told to ask an administrator, known or not', async () => {
  const shared = cmsAt(inject('cms'))
  const known = await forgetPassword(shared, accountOf(shared, 'Super admin').email)
  expect(known.status).toBe(400)
  expect(known.text).toContain('Ask an administrator')
  const unknown = await forgetPassword(shared, 'nobody@example.org')
  expect(unknown.text).toBe(known.text)
  const tokens = await shared.select(
    'select id from admin_users where reset_password_token is not null',
  )
  expect(tokens).toEqual([])
})
