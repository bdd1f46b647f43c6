import { describe, expect, test } from '../harness/test'
import { answering, heard, postsTo, storedRows } from './calls'
import { longEnough, newsletterWindow, opened } from './newsletter-window'

const isNew = true
const address = 'newsletter/subscribe'
const HOUR_MS = 3_600_000

const thanks =
  'Thank you! Your subscription has been successfully recorded. Welcome to the Beam community!'

/** What moves in something and within it, by the names of the animations. */
const movesOf = (element: Element) =>
  element.getAnimations({ subtree: true }).map((one) => (one as CSSAnimation).animationName)

describe('in the newsletter window', () => {
  test('each thing that is missing is said alone, and nothing is sent', async ({ visit }) => {
    const page = await visit('/', { isNew })
    const sent = await postsTo(page, address)
    const { answer, email, terms, faults } = await opened(page)
    await answer('')
    expect(await faults()).toEqual(['Email is required'])
    await expect(email).toBeFocused()
    await answer('   ')
    expect(await faults()).toEqual(['Email is required'])
    await answer('ana@example')
    expect(await faults()).toEqual(['Please enter a valid email address'])
    await answer('ana@example.org', false)
    expect(await faults()).toEqual(['You must agree to the terms and conditions'])
    await expect(terms).toBeFocused()
    await answer('', false)
    expect(await faults()).toHaveLength(2)
    await email.pressSequentially('a')
    expect(await faults()).toEqual(['You must agree to the terms and conditions'])
    expect(sent).toEqual([])
  })

  test('a failure is told in the right words, and what was typed stays', async ({ visit }) => {
    const failures = [
      [answering(500, '{"message":"The list is full."}'), 'The list is full.'],
      [answering(500, ''), 'Failed to subscribe. Please try again later.'],
      [answering(502, '<h1>Oh</h1>', 'text/html'), 'Failed to subscribe. Please try again later.'],
      [null, 'Network error. Please check your connection and try again.'],
    ] as const
    let current: (typeof failures)[number] = failures[0]
    const page = await visit('/', { isNew, expects: [/newsletter\/subscribe/, /Failed to load/] })
    const sent = await postsTo(page, address, (route) =>
      current[0] ? route.fulfill(current[0]) : route.abort(),
    )
    const { answer, agree, email, terms, status } = await opened(page)
    await answer('bea@example.org')
    for (const failure of failures) {
      current = failure
      await agree.click()
      await expect(status).toHaveText(failure[1])
      await expect(email).toHaveValue('bea@example.org')
      await expect(terms).toBeChecked()
      await expect(agree).toBeFocused()
    }
    await status.getByRole('button', { name: 'Dismiss this message' }).click()
    await expect(status).toBeEmpty()
    await expect(agree).toBeFocused()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)

    await email.fill('bea.b@example.org')
    await agree.click()
    await expect(status).not.toBeEmpty()
    expect(sent.at(-1)?.key).not.toBe(sent[0]?.key)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('an address is taken once, with thanks, and the window goes', async ({ visit }) => {
    const page = await visit('/', { isNew })
    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    const sent = await postsTo(page, address, (route) => held.then(() => route.fallback()))
    const { box, answer, agree, email, status } = await opened(page)
    await answer('Cid.Ünal@example.org')
    await expect(agree).toHaveText('Agreeing...')
    await expect(agree).toBeDisabled()
    await email.press('Enter')
    const said = await heard(status)
    letGo()
    await expect.poll(said).toContain(thanks)
    const flag = () => localStorage.getItem('beam_newsletter_email_provided')
    expect(await page.evaluate(flag)).toBe('true')
    await expect(box).toBeHidden()
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    expect(sent).toEqual([
      {
        path: '/api/newsletter/subscribe',
        key: expect.any(String),
        body: { email: 'Cid.Ünal@example.org' },
      },
    ])
    const stored = await storedRows('newsletter')
    expect(stored.map((row) => String(row['email'])).filter((one) => /^cid\./i.test(one))).toEqual([
      'Cid.Ünal@example.org',
    ])
    await page.reload()
    await longEnough(page)
    await expect(box).toBeHidden()
  })

  for (const [motion, moves] of [
    ['no-preference', ['newsletter-fade-out', 'newsletter-sink']],
    ['reduce', []],
  ] as const)
    test(`thanks can be sent away by hand, with motion as preferred: ${motion}`, async ({
      visit,
    }) => {
      const page = await visit('/', {
        isNew,
        reducedMotion: motion,
        before: (one) => one.clock.install(),
      })
      const { box, answer, status } = await opened(page)
      await postsTo(page, address, (route) => route.fulfill(answering(201, '{}')))
      await page.clock.pauseAt(new Date(Date.now() + HOUR_MS))
      await answer('fay@example.org')
      // Time goes on a little with each look, and never so far that the window goes by itself.
      const said = () => page.clock.runFor(10).then(() => status.textContent())
      await expect.poll(said).toContain(thanks)
      await status.getByRole('button', { name: 'Dismiss this message' }).click()
      const going = page.locator('[data-closing]')
      await expect(going).toBeVisible()
      expect(await going.evaluate(movesOf)).toEqual(moves)
      await page.clock.runFor(300)
      await expect(box).toBeHidden()
      await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    })

  test('"Not now" is an answer for this session, and gives the focus back', async ({ visit }) => {
    const page = await visit('/', { isNew, isAwake: false })
    const here = page.getByRole('link', { name: 'Beam, home' })
    await here.focus()
    const { box, notNow } = await opened(page)
    await notNow.click()
    await expect(box).toBeHidden()
    await expect(here).toBeFocused()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.goto(new URL('/banks', page.url()).href)
    await longEnough(page)
    await expect(box).toBeHidden()
  })

  test('the terms can be read in peace in another tab', async ({ visit }) => {
    const page = await visit('/', { isNew })
    const { box } = await opened(page)
    const [terms] = await Promise.all([
      page.waitForEvent('popup'),
      box.getByRole('link', { name: 'Terms and Conditions' }).click(),
    ])
    await terms.waitForLoadState()
    expect(new URL(terms.url()).pathname).toBe('/terms-and-conditions')
    await longEnough(terms)
    await expect(newsletterWindow(terms).box).toBeHidden()
    await expect(box).toBeVisible()
  })
})
