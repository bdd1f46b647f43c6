import { describe, inject } from 'vitest'
import { cmsAt } from '../../api/harness/cms'
import { expect } from '../harness/test'
import { test } from './staff'

const cms = cmsAt(inject('place').cms)
const email = 'wanderer@example.org'

describe('an intake reviewer', () => {
  test('finds a new message in the inbox, answers it and moves it along', async ({ signIn }) => {
    const sent = await cms.post('contact', {
      subject: 'Support',
      firstName: 'Ana',
      lastName: 'Wanderer',
      email,
      message: 'Does it work abroad?',
      termsAgreed: true,
      consentGiven: true,
    })
    expect(sent.status).toBe(201)

    const page = await signIn('Intake reviewer')
    await page.getByRole('link', { name: 'Contact messages' }).click()
    await page.getByRole('link', { name: email }).click()
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      /^mailto:wanderer/,
    )
    await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Answered' }).click()
    await page.getByRole('textbox', { name: 'Notes' }).fill('Told her: in 26 countries.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved document')).toBeVisible()

    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Answered' }).click()
    const row = page.getByRole('row', { name: email })
    await expect(row).toContainText('Answered')
    await expect(row.getByRole('checkbox')).toHaveCount(0)
    await row.getByRole('button', { name: 'Row actions' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Open in new tab'])
  })

  test('sees what visitors sent and nothing of the site', async ({ signIn }) => {
    const page = await signIn('Intake reviewer')
    await expect(page.getByText('What to edit where')).toHaveCount(0)
    await page.getByRole('link', { name: 'Entries' }).click()
    const types = page.getByRole('navigation').getByRole('link')
    await expect(types.filter({ hasText: 'Contact messages' })).toBeVisible()
    for (const name of ['Pages', 'Jobs', 'Redirects', 'Footer', 'Site settings'])
      await expect(types.getByText(name, { exact: true })).toHaveCount(0)
    await expect(page.getByText('One of a kind')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Create new entry' })).toHaveCount(0)
  })
})
