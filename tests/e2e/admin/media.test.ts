import { describe, inject } from 'vitest'
import { expect } from '../harness/test'
import { test } from './staff'

const { cms } = inject('stack')

describe('a marketing editor', () => {
  test('is told that a picture in use stays', async ({ signIn }) => {
    const page = await signIn('Marketing editor', {
      // The panel asks for settings that an editor has no need of.
      expects: [/^400: .*\/bulk-delete/, /^403: .*\/upload\/settings/],
    })
    await page.goto(`${cms.url}/admin/plugins/upload?_q=leader-rui`)
    await page.getByRole('checkbox', { name: /leader-rui/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('uses one of these files.')).toBeVisible()
  })
})
