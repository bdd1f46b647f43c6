import { expect, test } from '../../harness/browser/test'
import { respondWith, recordTexts, postsTo, storedRows } from './calls'

const endpoint = 'newsletter/subscribe'

test.describe('the newsletter in the footer', () => {
  test('stores an email address once, shows a thank-you for a while and clears the field', async ({
    visit,
  }) => {
    const page = await visit('/partnerships', { before: (one) => one.clock.install() })
    const footer = page.getByRole('contentinfo')
    const email = footer.getByLabel('Email address')
    const sent = await postsTo(page, endpoint)
    await email.fill('  dora@example.org ')
    const status = footer.getByRole('status')
    const texts = await recordTexts(status)
    await email.press('Enter')
    await expect.poll(texts).toContain('Thank you for subscribing to our newsletter!')
    await expect(email).toHaveValue('')
    await page.clock.runFor(3000)
    await expect(status).toHaveText('')
    expect(sent).toMatchObject([
      { path: '/api/newsletter/subscribe', body: { email: 'dora@example.org' } },
    ])
    const stored = await storedRows('newsletter')
    expect(stored.filter((one) => one['email'] === 'dora@example.org')).toHaveLength(1)
  })

  test('sends no blank or malformed address; shows nothing when it fails, and keeps the entered text', async ({
    visit,
  }) => {
    const page = await visit('/partnerships', {
      expects: [/newsletter\/subscribe/, /Failed to load/],
    })
    const responses = [respondWith(500, '{"message":"Broken."}'), null]
    const sent = await postsTo(page, endpoint, (route) => {
      const response = responses.shift()
      return response ? route.fulfill(response) : route.abort()
    })
    const footer = page.getByRole('contentinfo')
    for (const typed of ['', '   ', 'dora@']) {
      await footer.getByLabel('Email address').fill(typed)
      await footer.getByRole('button', { name: 'Subscribe' }).click()
      const isValid = await footer
        .getByLabel('Email address')
        .evaluate((it) => (it as HTMLInputElement).validity.valid)
      expect(isValid).toBe(false)
    }
    expect(sent).toEqual([])
    const logged: string[] = []
    page.on('console', (line) => line.type() === 'warning' && logged.push(line.text()))
    const subscribe = footer.getByRole('button', { name: 'Subscribe' })
    await footer.getByLabel('Email address').fill('eva@example.org')
    for (const count of [1, 2]) {
      await subscribe.click()
      await expect.poll(() => logged.length).toBe(count)
      await expect(subscribe).toBeEnabled()
      await expect(footer.getByLabel('Email address')).toHaveValue('eva@example.org')
      await expect(footer.getByRole('status')).toHaveText('')
    }
    expect(sent).toHaveLength(2)
  })
})
