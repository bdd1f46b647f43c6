import { stack } from '../../harness/browser/stack'
import { cmsAt } from '../../harness/cms'
import { expect, phone } from '../../harness/browser/test'
import { accountOf, desktop, test, expectedErrors } from '../../harness/browser/staff'

const { cms: sharedCms } = stack
const cms = cmsAt(sharedCms)

const invited = async (email: string) => {
  const person = { firstname: 'Vera', lastname: 'Novais', email, roles: [1] }
  const response = await cms.postTo('/admin/users', person, await cms.adminLogin())
  expect(response.status).toBe(201)
  return (response.json as { data: { id: number; registrationToken: string } }).data
}

const WEAK = 'Password1234'
const GOOD = 'Sturdy-boat-47'

test.describe('a member of staff', () => {
  test('gets a new link to an account that nobody has opened, after its page was left', async ({
    signIn,
  }) => {
    const email = 'waiting@wallet.example'
    const { registrationToken } = await invited(email)
    const page = await signIn('Super admin', { at: '/admin/settings/invitations' })
    const row = page.getByRole('listitem').filter({ hasText: email })
    await expect(row.getByRole('button', { name: 'Send again' })).toBeDisabled()
    await expect(page.getByText('No mail server is set up: copy the link')).toBeVisible()
    await row.getByRole('button', { name: 'Copy link' }).click()
    const link = row.getByText('/admin/auth/register?registrationToken=')
    await expect(link).toBeVisible()
    const { searchParams } = new URL((await link.textContent()) ?? '')
    const renewed = searchParams.get('registrationToken') ?? ''
    const open = (token: string) => cms.get(`/admin/registration-info?registrationToken=${token}`)
    expect((await open(registrationToken)).status).toBe(400)
    expect((await open(renewed)).status).toBe(200)
  })

  test('reads at the field why a password is refused: by an invitation, in the profile, in the list of users', async ({
    signIn,
    browser,
    openPage,
  }) => {
    const { id, registrationToken } = await invited('vera@wallet.example')
    const refused = [/^400: .*\/admin\//, /Failed to load resource/]
    const context = await browser.newContext(desktop)
    const page = await openPage({ context, isShared: false, expects: refused })
    await page.goto(`${cms.url}/admin/auth/register?registrationToken=${registrationToken}`)
    const password = page.getByRole('textbox', { name: /^Password/ })
    const again = page.getByRole('textbox', { name: /^Confirm Password/i })
    await expect(page.getByText('At least 12 characters, with')).toBeVisible()
    // Strapi offers its newsletter here.
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    const common = [WEAK, 'This password is too easy to guess: it is a common one'] as const
    const responses = [
      ['Aa1', 'The password needs at least 12 characters.'],
      ['Short-one-7', 'The password needs at least 12 characters.'],
      common,
    ] as const
    const tryOne = async (button: string | RegExp, text: string, message: string) => {
      await password.fill(text)
      await again.fill(text)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByText(message).first()).toBeVisible()
    }
    for (const [text, message] of responses) await tryOne(/start/, text, message)
    await password.fill(GOOD)
    await again.fill(GOOD)
    await page.getByRole('button', { name: /start/ }).click()
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()

    await page.goto(`${cms.url}/admin/me`)
    await page.getByRole('textbox', { name: 'Current Password' }).fill(GOOD)
    await expect(password).toHaveAccessibleDescription(/^At least 12 characters, with/)
    await tryOne('Save', ...common)

    const admin = await signIn('Super admin', {
      at: `/admin/settings/users/${id}`,
      expects: refused,
    })
    await admin.getByRole('textbox', { name: 'Password', exact: true }).fill(WEAK)
    await admin.getByRole('textbox', { name: 'Confirm Password' }).fill(WEAK)
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByText('it is a common one').first()).toBeVisible()
  })

  test('confirms a new email address with the current password', async ({ signIn }) => {
    const { email, password } = accountOf('Marketing editor', sharedCms.dataDir)
    const page = await signIn('Marketing editor', {
      at: '/admin/me',
      expects: [/^400: .*\/admin\/users\/me/],
    })
    const address = page.getByRole('textbox', { name: 'Email' })
    await expect(address).toBeVisible()
    // No account keeps a user name.
    await expect(page.locator('input[name="username"]')).toBeHidden()
    const save = page.getByRole('button', { name: 'Save' })
    await address.fill('moved@wallet.example')
    await save.click()
    await expect(page.getByText('To change your email address, enter your current')).toBeVisible()
    await page.getByRole('textbox', { name: 'Current Password' }).fill(password)
    await save.click()
    await expect(page.getByText('Saved')).toBeVisible()
    // The form then takes what was stored, over what is typed meanwhile.
    await expect(save).toBeDisabled()
    // The next tests log in with it.
    await page.getByRole('textbox', { name: 'Current Password' }).fill(password)
    await address.fill(email)
    await save.click()
    const stored = () => cms.select('select email from admin_users where email = ?', [email])
    await expect.poll(stored).toEqual([{ email }])
  })

  test('sees where the account is logged in, and ends the other sessions', async ({
    browser,
    openPage,
  }) => {
    const email = 'roaming@wallet.example'
    const { registrationToken } = await invited(email)
    const userInfo = { firstname: 'Rita', lastname: 'Roaming', password: GOOD }
    await cms.postTo('/admin/register', { registrationToken, userInfo })
    const elsewhere = await cms.postTo('/admin/login', { email, password: GOOD })
    const [cookie = ''] = [elsewhere.headers['set-cookie']].flat()
    const renewed = async () =>
      (await cms.postTo('/admin/access-token', {}, { Cookie: cookie.split(';')[0] ?? '' })).status
    expect(await renewed()).toBe(200)

    const context = await browser.newContext(desktop)
    const page = await openPage({ context, isShared: false, expects: expectedErrors })
    await page.goto(`${cms.url}/admin`)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(GOOD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: /Rita Roaming/ }).click()
    await page.getByRole('menuitem', { name: 'Your sessions' }).click()
    await expect(page.getByRole('heading', { name: 'Your sessions' })).toBeVisible()
    const sessions = page.getByRole('button', { name: 'End session' })
    await expect(sessions).toHaveCount(3)
    await expect(page.getByText('This device')).toHaveCount(1)
    await page.setViewportSize(phone)
    for (const session of await sessions.all()) await expect(session).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Log out of other devices' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Other sessions ended')).toBeVisible()
    await expect(sessions).toHaveCount(1)
    expect(await renewed()).toBe(401)
  })
})
