import { brand } from '../../../contract/brand'
import { setTimeout } from 'node:timers/promises'
import { stack } from '../../harness/browser/stack'
import { cmsAt } from '../../harness/cms'
import { expect } from '../../harness/browser/test'
import { accountOf, desktop, expectedErrors, test } from '../../harness/browser/staff'

const { cms } = stack

/** Longer than the panel takes to show a screen. */
const LATE_MS = 3_000

/** Unexpected requests, such as those for paid features, fail these tests by themselves. */
test('a super admin sees nothing of the makers’ shop, documents and plans', async ({ signIn }) => {
  const page = await signIn('Super admin')
  const theirs = page.locator("a[href*='strapi.io']:visible")
  const screens = [
    ['/content-manager/collection-types/api::page.page', 'Pages'],
    ['/settings/application-infos', 'Overview'],
    ['/settings/users', 'Users'],
    ['/plugins/upload', 'Media'],
  ] as const
  await expect(theirs).toHaveCount(0)
  for (const [path, heading] of screens) {
    await page.goto(`${cms.url}/admin${path}`)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(` ${brand.name}$`))
    await expect(theirs).toHaveCount(0)
    await expect(page.getByText('Introducing the new Media Library')).toHaveCount(0)
  }
  await page.goto(`${cms.url}/admin/content-manager/collection-types/api::page.page`)
  const types = page.getByRole('navigation').getByRole('link')
  await expect(types.filter({ hasText: /^Redirects$/ })).toBeVisible()
  await expect(types.filter({ hasText: /^(?:Audience|User)$/ })).toHaveCount(0)
})

test('a super admin reaches each screen of the settings by the menu, and no other', async ({
  signIn,
}) => {
  const page = await signIn('Super admin')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Settings' })
  const links = menu.getByRole('link')
  await expect(links).toHaveText([
    'Overview',
    'Move content',
    'Invitations',
    'Webhooks',
    'Media Library',
    'Roles',
    'Users',
  ])
  await expect(menu.locator('li:has(ol):visible')).toHaveCount(2)
  for (const name of ['Media Library', 'Move content', 'Webhooks', 'Roles', 'Users', 'Overview']) {
    await links.filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
  await expect(page.getByText('Strapi version')).toBeVisible()
})

test('a super admin sees all that a role may do at 1280 pixels, and a change keeps the rest', async ({
  signIn,
}) => {
  const admin = cmsAt(cms)
  const headers = await admin.adminLogin()
  const name = 'Reads contact messages'
  const made = await admin.postTo('/admin/roles', { name, description: '' }, headers)
  const { id } = (made.json as { data: { id: number } }).data
  const path = `/admin/roles/${id}/permissions`
  const held = async () => {
    const { json } = await admin.send('GET', path, headers)
    const { data } = json as { data: { action: string; subject: string }[] }
    return data.map(({ action, subject }) => `${action} ${subject}`).sort()
  }
  const action = 'api::inbox.read'
  const subject = 'api::intake.contact'
  const permissions = [{ action, subject, properties: {}, conditions: [] }]
  await admin.send('PUT', path, headers, { permissions })
  const page = await signIn('Super admin', { at: `/admin/settings/roles/${id}` })
  await page.setViewportSize({ width: 1280, height: 800 })
  try {
    const boxOf = (what: string) =>
      page.getByRole('checkbox', { name: `Select ${what} permission`, exact: true })
    const inbox = boxOf('Read in the inbox Contact messages')
    await expect(inbox).toBeChecked()
    await page.getByRole('button', { name: 'Page', exact: true }).click()
    for (const what of ['Publish page', 'Delete page', 'slug Update']) {
      await boxOf(what).scrollIntoViewIfNeeded()
      await expect(boxOf(what)).toBeInViewport({ ratio: 1 })
    }
    await boxOf('Publish page').click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(held)
      .toEqual([`${action} ${subject}`, 'plugin::content-manager.explorer.publish api::page.page'])
  } finally {
    await admin.send('DELETE', `/admin/roles/${id}`, headers)
  }
})

test('an address of a screen that the panel has not, or not for the role, leads to a page that says so', async ({
  signIn,
}) => {
  const missing = {
    'Super admin': ['/settings/webhooks', '/plugins/content-type-builder'],
    'Marketing editor': ['/settings/api-tokens', '/settings/application-infos'],
  } as const
  for (const role of ['Super admin', 'Marketing editor'] as const) {
    const page = await signIn(role, { at: `/admin${missing[role][0]}` })
    await expect(page.getByText('There is no such page in the panel')).toBeVisible()
    await page.goto(`${cms.url}/admin${missing[role][1]}`)
    await expect(page.getByText('There is no such page in the panel')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  }
})

test('the panel asks before a panel leaves the home page, which has one main part', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor')
  const panel = page.getByRole('region', { name: 'Needs attention' })
  await expect(panel).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  const remove = async (answer: 'accept' | 'dismiss') => {
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog[answer]()
      return dialog.message()
    })
    await panel.hover()
    await panel.getByRole('button', { name: 'Delete' }).click()
    expect(await asked).toBe(
      'Take “Needs attention” off your home page? “Add a panel” brings it back.',
    )
  }
  await remove('dismiss')
  await expect(panel).toBeVisible()
  await remove('accept')
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a panel' }).click()
  await page.getByRole('dialog').getByText('Needs attention').click()
  await expect(panel).toBeVisible()
})

test('an editor whose permissions arrive late is shown all that the role may use', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor')
  const shown = page.waitForResponse(/\/admin\/users\/me$/)
  await page.route('**/admin/users/me/permissions', async (route) => {
    await shown
    await setTimeout(LATE_MS)
    await route.continue()
  })
  await page.goto(`${cms.url}/admin/plugins/upload`)
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Entries' })).toBeVisible()
})

test('an editor who logs in after a reviewer in the same window is shown the menu of an editor', async ({
  browser,
  openPage,
}) => {
  const context = await browser.newContext(desktop)
  const expects = [...expectedErrors, /^401: /]
  const page = await openPage({ context, isShared: false, expects })
  const logIn = async (role: 'Intake reviewer' | 'Marketing editor') => {
    const { email, password } = accountOf(role, cms.dataDir)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  const entries = page.getByRole('navigation').getByRole('link', { name: 'Entries' })
  await page.goto(`${cms.url}/admin`)
  await logIn('Intake reviewer')
  await expect(page.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible()
  await expect(entries).toHaveCount(0)
  await page.getByRole('button', { name: /Intake Reviewer/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await logIn('Marketing editor')
  await expect(entries).toBeVisible()
})

test('Save, Publish and Preview stay in sight at the end of a long form, and all beside it is reached', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor', {
    at: '/admin/content-manager/collection-types/api::page.page',
  })
  await page.getByRole('gridcell', { name: 'banks', exact: true }).click()
  // A resize while the screen loads once left out the panels until the pointer moved.
  await page.setViewportSize({ width: 1440, height: 600 })
  const related = page.getByText(/^Related pages/)
  await related.scrollIntoViewIfNeeded()
  await expect(related).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Show the page' })).toBeInViewport()
  const last = page.getByText(`${brand.name} › banks`)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport()
  await expect(related).toBeInViewport()
})

test('an editor is told of a wrong address while typing, the save is refused, and nothing typed is lost', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor', {
    at: '/admin/content-manager/single-types/api::site-setting.site-setting',
    expects: [/^400: .*\/content-manager\//],
  })
  const email = page.getByRole('textbox', { name: 'Contact email address' })
  await expect(email).not.toHaveValue('')
  const toCheck = page.getByRole('list', { name: 'To check' })
  await expect(toCheck).toHaveCount(0)
  const name = page.getByRole('textbox', { name: 'Product name' })
  await name.fill('Typed before')
  await email.fill('not-an-email')
  await expect(toCheck.getByRole('listitem').first()).toContainText(
    'Cannot be saved soContact email address: “not-an-email” is wrong.',
  )
  const refused = page.waitForResponse((response) => response.status() === 400)
  await page.getByRole('button', { name: 'Save and publish' }).click()
  expect(await (await refused).text()).toContain('Contact email address')
  await expect(page.getByText('“not-an-email” is wrong').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save and publish' })).toBeEnabled()
  await expect(email).toHaveValue('not-an-email')
  await expect(name).toHaveValue('Typed before')
})
