import { describe, expect, test } from '../harness/test'
import { answering, heard, postsTo, storedRows } from './calls'

const address = 'newsletter/subscribe'

describe('the newsletter in the footer', () => {
  test('takes an address once, says thanks for a while and clears the field', async ({ visit }) => {
    const page = await visit('/partnerships')
    const footer = page.getByRole('contentinfo')
    const email = footer.getByLabel('Email address')
    const sent = await postsTo(page, address)
    await email.fill('  dora@example.org ')
    const status = footer.getByRole('status')
    const said = await heard(status)
    await email.press('Enter')
    await expect.poll(said).toContain('Thank you for subscribing to our newsletter!')
    await expect(email).toHaveValue('')
    await expect(status).toHaveText('')
    expect(sent).toMatchObject([
      { path: '/api/newsletter/subscribe', body: { email: 'dora@example.org' } },
    ])
    const stored = await storedRows('newsletter')
    expect(stored.filter((one) => one['email'] === 'dora@example.org')).toHaveLength(1)
  })

  test('sends nothing blank or malformed', async ({ visit }) => {
    const page = await visit('/partnerships')
    const sent = await postsTo(page, address)
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
  })

  test('is silent when it fails, and keeps what was typed', async ({ visit }) => {
    const page = await visit('/partnerships', {
      expects: [/newsletter\/subscribe/, /Failed to load/],
    })
    const answers = [answering(500, '{"message":"Broken."}'), null]
    const sent = await postsTo(page, address, (route) => {
      const answer = answers.shift()
      return answer ? route.fulfill(answer) : route.abort()
    })
    const logged: string[] = []
    page.on('console', (line) => line.type() === 'warning' && logged.push(line.text()))
    const footer = page.getByRole('contentinfo')
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
