import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { expect, test } from '../../harness/browser/test'
import { waitUntilOpen } from '../../harness/browser/newsletter-dialog'

const isNew = true

test('the newsletter dialog and the cookie banner can both be answered by keyboard alone', async ({
  visit,
}) => {
  const page = await visit('/', { isNew, reducedMotion: 'reduce' })
  const { dialog, email, submit, errors } = await waitUntilOpen(page)
  await submit('', false)
  expect(await errors()).toHaveLength(2)
  expect(await accessibilityViolations(page)).toEqual([])
  const focused: string[] = []
  const decline = page.getByRole('button', { name: 'Decline' })
  while (focused.length < 20 && !(await decline.evaluate((it) => it === document.activeElement)))
    focused.push(await page.keyboard.press('Tab').then(() => page.locator(':focus').innerText()))
  expect(focused).toEqual([
    '',
    'Terms and Conditions',
    'Privacy Policy',
    'Agree',
    'Not now',
    'Decline',
  ])
  await page.keyboard.press('Enter')
  await expect(decline).toBeHidden()
  await expect(email).toBeFocused()
  await email.fill('keys@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
})

test('the newsletter dialog and the cookie banner fit on the smallest screens', async ({
  visit,
}) => {
  const page = await visit('/', { isNew, viewport: { width: 320, height: 568 } })
  const { notNow } = await waitUntilOpen(page)
  await notNow.scrollIntoViewIfNeeded()
  const sideways = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(sideways)).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await notNow.click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('We use cookies')).toBeHidden()
})
