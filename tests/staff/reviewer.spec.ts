import { stack } from '../harness/browser/stack'
import { expectations } from '../../contract/forms/testing/expectations'
import { cmsAt } from '../harness/cms'
import { referenceIn } from '../harness/stored-submissions'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const cms = cmsAt(stack.cms)

async function submit(lastName: string): Promise<string> {
  const response = await cms.post('contact', { ...expectations.contact.sample, lastName })
  expect(response.status).toBe(201)
  return referenceIn(response)
}

test.describe('an intake reviewer', () => {
  test('finds a message by its reference, takes it over, adds a note and marks it answered', async ({
    signIn,
  }) => {
    const reference = await submit('Wanderer')
    const page = await signIn('Intake reviewer')
    await page.getByRole('link', { name: 'Inbox' }).first().click()
    await page.getByPlaceholder('Name, email, phone, message, reference').fill(reference)
    await page.getByPlaceholder('Name, email, phone, message, reference').press('Enter')
    await page.getByRole('link', { name: /Wanderer/ }).click()
    await expect(page.getByRole('heading', { name: /Wanderer/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.*${reference}`),
    )
    await page.getByRole('combobox', { name: 'Assignee' }).click()
    await page.getByRole('option', { name: /\(me\)/ }).click()
    await expect(page.getByText('Intake Reviewer assigned it to you')).toBeVisible()
    await page.getByRole('textbox', { name: 'New note' }).fill('Told her: in 26 countries.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('article')).toContainText('Told her: in 26 countries.')
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Answered' }).click()
    await expect(page.getByText('changed the state from New to Answered')).toBeVisible()
  })

  test('sees on the home page what is new in each form, follows it into the inbox, and sees no content', async ({
    signIn,
  }) => {
    const reference = await submit('Homecomer')
    const page = await signIn('Intake reviewer')
    for (const name of ['Contact messages', 'Newsletter subscribers', 'Cookie choices'])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByText('Waiting longest')).toBeVisible()
    await expect(page.getByText('Off: no mail server is set up')).toBeVisible()
    await expect(page.getByText('What to edit where')).toHaveCount(0)
    for (const name of ['Entries', 'Settings', 'Menu'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Contact messages', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: new RegExp(reference) })).toBeVisible()
  })
})
