import { stack } from '../harness/browser/stack'
import { buffer } from 'node:stream/consumers'
import { expectations } from '../../contract/forms/testing/expectations'
import { consentWording, forms } from '../../contract/index'
import { cmsAt } from '../harness/cms'
import { change } from '../harness/database'
import { referenceIn } from '../harness/stored-submissions'
import { goTo } from '../harness/browser/go-to'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const cms = cmsAt(stack.cms)

async function submit(lastName: string, changes: object = {}, headers = {}): Promise<string> {
  const payload = { ...expectations.contact.sample, lastName, ...changes }
  const response = await cms.post('contact', payload, headers)
  expect(response.status).toBe(201)
  return referenceIn(response)
}

const rowsOf = async (table: string, column: string, value: string) =>
  cms.select(`select * from ${table} where ${column} = ?`, [value])

test.describe('an intake reviewer', () => {
  test('saves the filters as a view, renames it, finds it again, deletes it, and narrows the list to dates', async ({
    signIn,
  }) => {
    const reference = await submit('Viewmaker')
    const page = await signIn('Intake reviewer', {
      at: '/admin/inbox?states=new&q=viewmaker&period=week',
    })
    await expect(page.getByRole('link', { name: /Viewmaker/ })).toBeVisible()
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Makers')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const views = page.getByRole('navigation', { name: 'Views' })
    await expect(views.getByRole('link', { name: 'Makers' })).toBeVisible()
    await page.getByRole('button', { name: 'Rename view' }).click()
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('View makers')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(views.getByRole('link', { name: 'View makers' })).toBeVisible()
    await goTo(page, '/admin/inbox')
    await views.getByRole('link', { name: 'View makers' }).click()
    await expect(page.getByRole('checkbox', { name: new RegExp(reference) })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Received' })).toContainText('Last 7 days')
    await page.getByRole('button', { name: 'Delete view' }).click()
    await expect(views.getByRole('link', { name: 'View makers' })).toHaveCount(0)

    await goTo(page, '/admin/inbox?states=&q=viewmaker')
    const row = page.getByRole('checkbox', { name: new RegExp(reference) })
    await expect(row).toBeVisible()
    await page.getByRole('combobox', { name: 'Received' }).click()
    await page.getByRole('option', { name: 'Range' }).click()
    await page.getByLabel('Received until').fill('2020-01-31')
    await expect(page.getByText('No submissions match.')).toBeVisible()
    await page.getByLabel('Received until').fill('')
    await page.getByLabel('Received from').fill('2020-01-31')
    await expect(row).toBeVisible()
    const turned = page.getByText('The first day is later than the last')
    await expect(turned).toHaveCount(0)
    await page.getByLabel('Received until').fill('2020-01-30')
    await expect(turned).toBeVisible()
  })

  test('reads why a message looks like spam, and reverses a verdict with one click', async ({
    signIn,
  }) => {
    const email = 'offers@mailinator.com'
    const headers = { 'X-Form-Honeypot': 'filled', 'X-Form-Seconds': '1' }
    const reference = await submit('Autofill', { email }, headers)
    const page = await signIn('Intake reviewer', { at: `/admin/inbox?states=spam&q=${reference}` })
    await expect(page.getByText('Spam score 100')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Submissions' })).toContainText(
      'The hidden field was filled in',
    )
    await page.getByRole('button', { name: 'Not spam' }).click()
    await expect(page.getByText('No submissions match.')).toBeVisible()
    await goTo(page, `/admin/inbox/${reference}`)
    const reasons = page.getByRole('list', { name: 'Reasons for the spam score' })
    await expect(reasons).toContainText('The hidden field was filled in')
    await expect(reasons).toContainText('A throwaway email address')
    await expect(page.getByText('changed the state from Spam to New')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as spam' }).click()
    await expect(page.getByText('changed the state from New to Spam')).toBeVisible()
    await page.getByRole('button', { name: 'Not spam' }).click()
    await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible()
  })

  test('looks through what is likely spam, reads why, and deletes it', async ({ signIn }) => {
    const headers = { 'X-Form-Seconds': '1' }
    for (let count = 0; count < 3; count += 1)
      await submit('Wholesaler', { email: 'deals@mailinator.com' }, headers)
    // In each list there is more than what is searched for: the count says when the search is done.
    await submit('Retailer', { email: 'deals@mailinator.com' }, headers)
    await submit('Retailer', {}, { 'X-Form-Honeypot': 'filled' })
    const page = await signIn('Intake reviewer', { at: '/admin/inbox' })
    const likely = page.getByRole('link', { name: /^Likely spam \(\d+\)$/ })
    await expect(likely).toBeVisible()
    await page
      .getByRole('link', { name: /Retailer/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: /Retailer/ })).toBeVisible()
    // The last count stays while it is counted again.
    let goOn = () => {}
    const isSeen = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/inbox/counts?*', async (route) => {
      await isSeen
      await route.continue()
    })
    await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
    await expect(likely).toBeVisible()
    goOn()
    await likely.click()
    await page.getByRole('searchbox').fill('wholesaler')
    const rows = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText('A throwaway email address')
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    await page.getByRole('button', { name: 'Mark as spam' }).click()
    await expect(page.getByText('No submissions match.')).toBeVisible()
    await page.getByRole('link', { name: /^Spam/ }).click()
    await page.getByRole('searchbox').fill('wholesaler')
    await expect(rows).toHaveCount(3)
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Delete 3 submissions for good?')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted 3 submissions.')).toBeVisible()
    await expect(page.getByText('No submissions match.')).toBeVisible()
  })

  test('exports what the list shows, and the file has it', async ({ signIn }) => {
    const reference = await submit('Exportable', { message: '=HYPERLINK("http://a.example")' })
    const page = await signIn('Intake reviewer', { at: '/admin/inbox?states=&q=exportable' })
    await expect(page.getByRole('link', { name: /Exportable/ })).toBeVisible()
    await page.getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^submissions-\d{4}(?:-\d\d){5}\.csv$/)
    const file = (await buffer(await (await download).createReadStream())).toString()
    expect(file.startsWith('\uFEFF')).toBe(true)
    expect(file).toContain(reference)
    expect(file).toContain('"\'=HYPERLINK(""http://a.example"")"')
  })
})

test.describe('a privacy officer', () => {
  test('erases a person under two addresses after seeing what is held and typing the address, and no trace is left', async ({
    signIn,
  }) => {
    const email = 'forget.me@example.org'
    const second = 'forget.me.too@example.org'
    const reference = await submit('Forgettable', { email })
    await submit('Forgettable', { email: second })
    await cms.post('newsletter', { email })
    const other = await submit('Neighbour', {
      email: 'neighbour@example.org',
      message: `Please answer ${email}, too.`,
    })
    await cms.postTo(
      `/inbox/submissions/${other}/notes`,
      { text: `Came with ${email}.` },
      await cms.adminLogin(),
    )
    const page = await signIn('Privacy officer', { expects: [/^400: .*\/privacy\/person/] })
    await page.getByRole('link', { name: 'Privacy', exact: true }).click()
    await page.getByPlaceholder('Email address').fill(email)
    await page.getByPlaceholder('Email address').press('Enter')
    await expect(page.getByText(reference)).toBeVisible()
    const others = page.locator('section', { hasText: 'Named in others’ submissions (1)' })
    await expect(others.getByRole('listitem')).toContainText(`${other}Message`)
    const dialog = page.getByRole('alertdialog')
    const confirm = dialog.getByRole('button', { name: 'Erase' })
    const nobody = page.getByPlaceholder('Email address')
    await nobody.fill('not an @address')
    await nobody.press('Enter')
    await expect(page.getByText('Enter a complete email address.').first()).toBeVisible()
    await expect(page.getByText(reference)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Erase' })).toHaveCount(0)
    await nobody.fill('forgettable')
    await nobody.press('Enter')
    await expect(page.getByText(/^2 matches: perhaps one person/)).toBeVisible()
    const candidate = page.locator('section', { hasText: `${email} (1 submission)` })
    await expect(candidate.getByRole('listitem')).toContainText('Matched: Last name')
    await candidate.getByRole('button', { name: 'Show what is held' }).click()
    await expect(page.getByRole('heading', { name: email, exact: true })).toBeVisible()
    await nobody.fill(email)
    await nobody.press('Enter')
    await expect(page.getByRole('heading', { name: email })).toBeVisible()
    await nobody.fill(second)
    await page.getByRole('button', { name: 'Add as another address of this person' }).click()
    await expect(page.getByRole('heading', { name: second })).toBeVisible()

    await page.getByRole('button', { name: 'Erase all 2 addresses' }).click()
    await expect(dialog).toContainText('3 submissions')
    const typed = dialog.getByRole('textbox')
    await expect(typed).toBeFocused()
    await page.keyboard.type('somebody.else@example.org')
    await page.keyboard.press('Enter')
    await expect(confirm).toBeDisabled()
    await typed.fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This person was erased on')).toHaveCount(2)
    await expect(page.getByText(/^Erased: 3 submissions/)).toBeVisible()
    await expect(page.getByText(reference)).toHaveCount(0)
    await expect(others.getByRole('listitem')).toContainText(`${other}Message`)
    await expect(others).toContainText('erasing this person leaves them')
    for (const table of ['intake_contacts', 'intake_newsletters'])
      expect(await rowsOf(table, 'email', email)).toEqual([])
    for (const table of ['app_submissions', 'intake_consent_proofs', 'app_mails'])
      expect(await rowsOf(table, 'reference', reference)).toEqual([])
    const admin = await cms.adminLogin()
    const notes = await cms.get(`/inbox/submissions/${other}`, admin)
    expect(notes.text).toContain('Came with [erased address].')
    const found = await cms.get(`/inbox/submissions?states=&q=forget.me`, admin)
    expect(found.text).not.toContain(reference)
  })

  test('finds on the home page what the role can do, and reads in the consent log what a visitor was asked, in full', async ({
    signIn,
  }) => {
    const reference = await submit('Agreeable')
    const page = await signIn('Privacy officer')
    const home = page.getByRole('region', { name: 'Personal data' })
    await expect(home.getByRole('link')).toHaveText([
      'A person',
      'Consent log',
      'Retention',
      'Audit log',
    ])
    await home.getByRole('link', { name: 'Consent log' }).click()
    const box = page.getByPlaceholder('Reference or whole address')
    // A search that is not answered yet is given up for the next.
    await page.route(/consents\?q=SLOW$/, () => undefined)
    const givenUp = page.waitForEvent('requestfailed', (one) => one.url().endsWith('?q=SLOW'))
    for (const q of ['SLOW', reference]) {
      await box.fill(q)
      await box.press('Enter')
    }
    await givenUp
    const log = page.getByRole('list', { name: 'Consents' })
    await expect(log.getByText(reference)).toBeVisible()
    await expect(log.getByRole('listitem')).toHaveCount(1)
    for (const { text } of consentWording(forms.contact))
      await expect(log.getByText(`“${text}”`)).toBeVisible()
    await expect(log).not.toContainText('SHA-256')
  })

  test('tries retention without deleting, deletes what is past its period, and reads who did what', async ({
    signIn,
  }) => {
    const reference = await submit('Outdated')
    const kept = await submit('Recent')
    const isSqlite = cms.databaseUrl === ''
    const then = new Date(Date.UTC(2020, 0, 1))
    await change(cms, 'update app_submissions set received_at = ? where reference = ?', [
      isSqlite ? then.getTime() : then,
      reference,
    ])
    const page = await signIn('Privacy officer', { at: '/admin/privacy/retention' })
    await page.getByRole('button', { name: 'Count without deleting' }).click()
    await expect(page.getByText(/Contact messages: 1/)).toBeVisible()
    expect(await rowsOf('app_submissions', 'reference', reference)).toHaveLength(1)
    await page.getByRole('button', { name: 'Delete now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText(/Submissions deleted: 1/).first()).toBeVisible()
    expect(await rowsOf('app_submissions', 'reference', reference)).toEqual([])
    expect(await rowsOf('app_submissions', 'reference', kept)).toHaveLength(1)

    const body = { submissions: [{ reference: kept, version: 1 }], change: { state: 'closed' } }
    const changed = await cms.postTo('/inbox/changes', body, await cms.adminLogin())
    expect(changed.status).toBe(200)
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByPlaceholder('Reference, id or email address').fill(kept)
    await page.getByPlaceholder('Reference, id or email address').press('Enter')
    const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
    await expect(entries).toHaveCount(1)
    await expect(entries).toContainText('changed the state')
    await expect(entries).toContainText('from: new, to: closed')
    await page.getByRole('combobox', { name: 'Action' }).click()
    await page.getByRole('option', { name: 'signed in' }).click()
    await expect(page.getByText('There are no entries here.')).toBeVisible()
  })
})
