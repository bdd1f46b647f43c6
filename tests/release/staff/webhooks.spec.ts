import { expectations } from '../../../contract/forms/testing/expectations'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { stack } from '../../harness/browser/stack'
import { test } from '../../harness/browser/staff'
import { expect } from '../../harness/browser/test'
import { startReceiver } from '../../harness/receiver'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { referenceIn } from '../../harness/stored-submissions'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let cms: RunningCms

test.beforeAll(async () => {
  receiver = await startReceiver()
  cms = await startCms({
    postgres: '',
    from: stack.seeded,
    environment: {
      WEBHOOK_SECRET: receiver.secret,
      WEBHOOK_TARGETS: `${receiver.url}/crm|name=CRM`,
    },
  })
})
test.afterAll(async () => {
  await cms.remove()
  await receiver.stop()
})

test('a super admin sees why another system was not told of a submission, and tells it again', async ({
  signIn,
}) => {
  receiver.answer('/crm', { status: 410 })
  const reference = referenceIn(await cms.post('contact', expectations.contact.sample))
  await expect.poll(() => receiver.at('/crm', reference).length).toBe(1)

  const stateOf = async () => (await cms.select('select state from app_deliveries'))[0]?.['state']
  await expect.poll(stateOf).toBe('failed')

  const page = await signIn('Super admin', { at: '/admin', cms })
  const failed = page.getByRole('listitem').filter({ hasText: 'Failed webhooks' })
  await expect(failed).toContainText('1Problem')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
  const delivery = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
  await expect(delivery).toHaveCount(1)
  await expect(delivery).toContainText(reference)
  await expect(delivery).toContainText('Answered with 410.')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityViolations(page, 'main')).toEqual([])
  }

  receiver.answer('/crm', { status: 204 })
  await delivery.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('It is sent again.')).toBeVisible()
  await expect.poll(() => receiver.at('/crm', reference).length).toBe(2)
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByRole('option', { name: 'Failed' }).click()
  await expect(page.getByText('There are no deliveries here.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(delivery).toContainText('Sent')
  await delivery.getByRole('link', { name: reference }).click()
  await expect(page).toHaveURL(new RegExp(`/inbox/${reference}$`))
})
