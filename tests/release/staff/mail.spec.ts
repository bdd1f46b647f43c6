import { brand } from '../../../contract/brand'
import { stack } from '../../harness/browser/stack'
import { expectations } from '../../../contract/forms/testing/expectations'
import { referenceIn } from '../../harness/stored-submissions'
import { startMailServer } from '../../harness/mail-server'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { goTo } from '../../harness/browser/go-to'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

let smtp: Awaited<ReturnType<typeof startMailServer>>
let cms: RunningCms

test.beforeAll(async () => {
  smtp = await startMailServer()
  cms = await startCms({
    postgres: '',
    from: stack.seeded,
    environment: { SMTP_URL: smtp.url },
  })
})
test.afterAll(async () => {
  await cms.remove()
  await smtp.stop()
})

const submit = async (lastName: string, email: string) =>
  referenceIn(await cms.post('contact', { ...expectations.contact.sample, lastName, email }))

test.describe('an intake reviewer', () => {
  test('replies to a message, marks it answered, and finds the reply in the thread', async ({
    signIn,
  }) => {
    const reference = await submit('Curious', 'curious@example.org')
    const page = await signIn('Intake reviewer', { at: `/admin/inbox/${reference}`, cms })
    await page.getByRole('button', { name: 'Reply by email' }).click()
    const text = page.getByRole('textbox', { name: 'Reply' })
    await expect(text).toHaveValue(/^Hello Ana Curious,/)
    await text.fill('Hello Ana,\n\nin 26 countries.')
    await page.getByRole('button', { name: 'Send and mark as answered' }).click()
    await expect(page).not.toHaveURL(new RegExp(reference))
    await expect(page.getByText('The submission of Ana Curious is answered now.')).toBeVisible()
    await goTo(page, `/admin/inbox/${reference}`)
    await expect(page.getByText('changed the state from New to Answered')).toBeVisible()
    await expect(page.getByRole('article')).toContainText('in 26 countries.')
    await expect(page.getByRole('article')).toContainText(
      `Intake Reviewer (reviewer@${brand.domain}) replied by email`,
    )
    await expect
      .poll(() => smtp.to('curious@example.org').some((mail) => mail.text.includes('26 countries')))
      .toBe(true)
  })

  test('is asked before a bare template goes out, takes a reply back, and goes on with it after a reload', async ({
    signIn,
  }) => {
    const reference = await submit('Hurried', 'hurried@example.org')
    const page = await signIn('Intake reviewer', { at: `/admin/inbox/${reference}`, cms })
    await page.getByRole('button', { name: 'Reply by email' }).click()
    await page.getByRole('button', { name: 'Send reply' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('You have written nothing of your own')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const text = page.getByRole('textbox', { name: 'Reply' })
    await text.fill('Half a sen')
    await page.reload()
    await page.getByRole('button', { name: 'Go on with your reply' }).click()
    await expect(text).toHaveValue('Half a sen')
    await text.fill('Half a sentence.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('article')).toContainText('Half a sentence.')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('button', { name: 'Go on with your reply' }).click()
    await expect(text).toHaveValue('Half a sentence.')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('button', { name: 'Reply by email' })).toBeVisible()
    const replies = await cms.select(
      "select id from app_mails where kind = 'reply' and reference = ?",
      [reference],
    )
    expect(replies).toEqual([])
  })

  test('takes back a reply and the state that it brought by one click, from another page', async ({
    signIn,
  }) => {
    const reference = await submit('Regretted', 'regretted@example.org')
    const page = await signIn('Intake reviewer', { at: `/admin/inbox/${reference}`, cms })
    await page.getByRole('button', { name: 'Reply by email' }).click()
    await page.getByRole('textbox', { name: 'Reply' }).fill('Too soon.')
    await page.getByRole('button', { name: 'Send and mark as answered' }).click()
    await expect(
      page.getByText(/^Your reply to .* The submission of Ana Regretted is answered now\.$/),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Inbox' }).first().click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(
      page.getByText(
        /^Your reply was not sent\. .* The submission of Ana Regretted is restored\.$/,
      ),
    ).toBeVisible()
    await goTo(page, `/admin/inbox/${reference}`)
    await expect(page.getByRole('button', { name: 'Go on with your reply' })).toBeVisible()
    expect(
      await cms.select("select id from app_mails where kind = 'reply' and reference = ?", [
        reference,
      ]),
    ).toEqual([])
    const [stored] = await cms.select('select state from app_submissions where reference = ?', [
      reference,
    ])
    expect(stored).toEqual({ state: 'new' })
  })

  test('saves a reply for the team, finds it with / and inserts it where the cursor is', async ({
    signIn,
  }) => {
    const reference = await submit('Repeated', 'repeated@example.org')
    const page = await signIn('Intake reviewer', { at: '/admin/mail', cms })
    await page.getByRole('link', { name: 'Saved replies' }).click()
    const form = page.locator('section', { hasText: 'New saved reply' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Countries')
    await form
      .getByRole('textbox', { name: 'Text' })
      .fill('{name}, the wallet works in 26 countries.')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Countries' })).toBeVisible()
    await goTo(page, `/admin/inbox/${reference}`)
    await page.getByRole('button', { name: 'Reply by email' }).click()
    const text = page.getByRole('textbox', { name: 'Reply' })
    await text.fill('Hello,\n\n')
    await text.press('/')
    await page.keyboard.type('untri')
    await expect(page.getByRole('option', { name: 'Countries' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(text).toHaveValue('Hello,\n\nAna Repeated, the wallet works in 26 countries.')
    await expect(text).toBeFocused()
    await page.getByRole('button', { name: 'Discard' }).click()
  })

  test('finds an email that failed, reads why, and sends it again', async ({ signIn }) => {
    smtp.refuse({ at: 'recipient', code: 550 })
    await submit('Refused', 'refused@example.org')
    const page = await signIn('Intake reviewer', { cms })
    await page.getByRole('navigation').getByRole('link', { name: 'Mail', exact: true }).click()
    await page.getByRole('button', { name: /^Failed/ }).click()
    await page.getByRole('link', { name: 'refused@example.org' }).click()
    await expect(page.getByText('Refused with 550')).toBeVisible()
    smtp.refuse(undefined)
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('Sent', { exact: true })).toBeVisible()
    expect(smtp.to('refused@example.org')).toHaveLength(1)
  })

  test('finds a subscriber of the newsletter and unsubscribes the address', async ({ signIn }) => {
    const email = 'leaves@example.org'
    await cms.post('newsletter', { email })
    const page = await signIn('Intake reviewer', { cms })
    await page.getByRole('link', { name: 'Newsletter', exact: true }).click()
    await page.getByPlaceholder('Email address').fill(email)
    await page.getByPlaceholder('Email address').press('Enter')
    const rows = page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Subscribed')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(rows).toContainText('Left')
    await page.getByRole('link', { name: email }).click()
    await expect(page.getByText('unsubscribed an address from the newsletter')).toBeVisible()
  })
})
