import { barriers } from '../harness/barriers'
import { describe, expect, phone, test } from '../harness/test'
import { opened } from './newsletter-window'

const isNew = true
const sizes = { 'a wide screen': { width: 1280, height: 800 }, 'a phone': phone }

describe.each(Object.entries(sizes))('with the cookie question open too, on %s', (_, viewport) => {
  test('both can be answered by keyboard alone', async ({ visit }) => {
    const page = await visit('/', { isNew, viewport, reducedMotion: 'reduce' })
    const { box, email, answer, faults } = await opened(page)
    await answer('', false)
    expect(await faults()).toHaveLength(2)
    expect(await barriers(page)).toEqual([])
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
    await email.fill(`keys${viewport.width}@example.org`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(box).toBeHidden()
  })
})

test('both fit on the smallest screens', async ({ visit }) => {
  const page = await visit('/', { isNew, viewport: { width: 320, height: 568 } })
  const { notNow } = await opened(page)
  await notNow.scrollIntoViewIfNeeded()
  const sideways = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(sideways)).toBe(0)
  await notNow.click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('We use cookies')).toBeHidden()
})
