import { stack } from '../../harness/browser/stack'
import { expectations } from '../../../contract/forms/testing/expectations'
import { referenceIn } from '../../harness/stored-submissions'
import { startMailServer } from '../../harness/mail-server'
import { startCms, type RunningCms } from '../../harness/start-cms'
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
    await page.getByRole('button', { name: 'Send reply' }).click()
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(page.getByText('changed the state from New to Answered')).toBeVisible()
    await expect(page.getByRole('article')).toContainText('in 26 countries.')
    await expect(page.getByRole('article')).toContainText(
      'Intake Reviewer (reviewer@beam.example) replied by email',
    )
    await expect
      .poll(() => smtp.to('curious@example.org').some((mail) => mail.text.includes('26 countries')))
      .toBe(true)
  })

  test('finds an email that failed, reads why, and sends it again', async ({ signIn }) => {
    smtp.refuse({ at: 'recipient', code: 550 })
    await submit('Refused', 'refused@example.org')
    const page = await signIn('Intake reviewer', { cms })
    await page.getByRole('link', { name: 'Mail', exact: true }).click()
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
