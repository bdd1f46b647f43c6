import { describe, inject } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { cmsAt } from '../../api/harness/cms'
import { referenceIn } from '../../api/harness/kept'
import { expect } from '../harness/test'
import { test } from './staff'

const cms = cmsAt(inject('place').cms)

async function submit(lastName: string): Promise<string> {
  const answer = await cms.post('contact', { ...expectations.contact.sample, lastName })
  expect(answer.status).toBe(201)
  return referenceIn(answer)
}

describe('an intake reviewer', () => {
  test('finds a message by its reference, takes it on, leaves a note and marks it answered', async ({
    signIn,
  }) => {
    const reference = await submit('Wanderer')
    const page = await signIn('Intake reviewer')
    await page.getByRole('link', { name: 'Inbox' }).first().click()
    await page.getByPlaceholder('Name, email, company, reference').fill(reference)
    await page.getByPlaceholder('Name, email, company, reference').press('Enter')
    await page.getByRole('link', { name: /Wanderer/ }).click()
    await expect(page.getByRole('heading', { name: /Wanderer/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.*${reference}`),
    )
    await page.getByRole('combobox', { name: 'Assignee' }).click()
    await page.getByRole('option', { name: /\(me\)/ }).click()
    await expect(page.getByText('Intake Reviewer assigned it to Me')).toBeVisible()
    await page.getByRole('textbox', { name: 'New note' }).fill('Told her: in 26 countries.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('article')).toContainText('Told her: in 26 countries.')
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Answered' }).click()
    await expect(page.getByText('changed the state from New to Answered')).toBeVisible()
  })

  test('marks several messages as spam at once, and takes it back', async ({ signIn }) => {
    const references = [await submit('Bulkmail'), await submit('Bulkmail')]
    const page = await signIn('Intake reviewer')
    await page.goto(`${cms.url}/admin/inbox?states=&q=bulkmail`)
    for (const reference of references)
      await page.getByRole('checkbox', { name: new RegExp(reference) }).click()
    await page.getByRole('button', { name: 'Mark as spam' }).click()
    const rows = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')
    await expect(rows.filter({ hasText: 'Spam' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows.filter({ hasText: 'New' })).toHaveCount(2)
  })

  test('is told when a colleague was quicker, and decides which change stands', async ({
    signIn,
  }) => {
    const reference = await submit('Contested')
    const page = await signIn('Intake reviewer')
    await page.goto(`${cms.url}/admin/inbox/${reference}`)
    await expect(page.getByRole('heading', { name: /Contested/ })).toBeVisible()
    const colleague = await cms.adminLogin()
    // The colleague is quicker by the length of one request, however slow this machine is.
    await page.route(
      '**/inbox/changes',
      async (route) => {
        const body = {
          submissions: [{ reference, version: 1 }],
          change: { state: 'closed' },
        }
        const changed = await cms.postTo('/inbox/changes', body, colleague)
        expect(changed.status).toBe(200)
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Answered' }).click()
    const notice = page.getByRole('alert', { name: 'A colleague was quicker' })
    await expect(notice).toContainText('Theirs: state Closed')
    await expect(notice).toContainText('Yours, not saved: state Answered')
    await page.getByRole('button', { name: 'Apply mine' }).click()
    await expect(page.getByText('changed the state from Closed to Answered')).toBeVisible()
  })

  test('sees the inbox and nothing of the site', async ({ signIn }) => {
    const page = await signIn('Intake reviewer')
    await expect(page.getByText('What to edit where')).toHaveCount(0)
    for (const name of ['Entries', 'Settings', 'Menu'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  })
})
