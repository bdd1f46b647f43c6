import type { Page } from '@playwright/test'
import { type Field, pageForms } from '../../../contract/index'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { expect, test } from '../../harness/browser/test'
import {
  respondWith,
  controlOf,
  fieldsOf,
  fillIn,
  formOn,
  pathOf,
  recordPosts,
  resume,
  sampleOf,
  submit,
  submitButton,
  thanks,
} from './filling'

const narrow = { width: 320, height: 640 }

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null
    // The search field of the countries sets the list, which has the name.
    return focused?.name || focused?.closest('.country')?.querySelector('select')?.name
  })

async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 12; step++) {
    if ((await focusedName(page)) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${name}; it is at ${await focusedName(page)}.`)
}

/** Fills in the focused control by keyboard. */
async function fillFieldByKeys(page: Page, field: Field, given: string | boolean) {
  // The file dialog is the operating system's.
  if (field.kind === 'file') return controlOf(page, field).setInputFiles(resume)
  if (field.kind === 'checkbox') return given ? page.keyboard.press('Space') : undefined
  if (field.kind === 'radio') return page.keyboard.press('ArrowUp')
  if (field.kind === 'select' || field.kind === 'country') {
    const option = field.options.find(({ value }) => value === given)
    return page.keyboard.type(option?.label.slice(0, 4) ?? '')
  }
  const prefix = ('prefix' in field && field.prefix) || ''
  return page.keyboard.type(String(given).replace(prefix, ''))
}

// Together they have every kind of control.
for (const name of ['contact', 'career-application', 'local-partner'] as const)
  test(`${name} can be filled in and sent by keyboard alone`, async ({ visit }) => {
    const page = await visit(pathOf[name], { reducedMotion: 'reduce' })
    const posts = await recordPosts(page, name, (route) => route.fulfill(thanks))
    await formOn(page).evaluate((form) => {
      form.tabIndex = -1
      form.focus()
    })
    const sample = sampleOf(name)
    for (const field of fieldsOf(name)) {
      await tabTo(page, field.name)
      await fillFieldByKeys(page, field, sample[field.name] ?? '')
    }
    await page.keyboard.press('Tab')
    while (await page.evaluate(() => document.activeElement?.tagName === 'A'))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const thanksTitle = page.getByRole('heading', { name: pageForms[name].success.title })
    await expect(thanksTitle).toBeFocused()
    expect(posts[0]?.body).toEqual(
      name === 'contact' ? { ...sample, subject: 'Recruiting' } : sample,
    )
  })

// One has a file, one is long.
for (const name of ['career-application', 'os-installation'] as const)
  test(`${name} is accessible when refused and sent, and always fits 320 pixels`, async ({
    visit,
  }) => {
    const page = await visit(pathOf[name], {
      viewport: narrow,
      reducedMotion: 'reduce',
      expects: [/500/],
    })
    const success = page.getByRole('heading', { name: pageForms[name].success.title })
    let outcome = respondWith(500)
    await recordPosts(page, name, (route) => route.fulfill(outcome))
    const look = async (state: string) => {
      // Every page is scanned as it is when it opens; a failure is shown where a refusal is.
      if (/refused|sent/.test(state))
        expect(await accessibilityViolations(page, 'main'), state).toEqual([])
      const { scrollWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
      }))
      expect(scrollWidth, state).toBe(narrow.width)
    }
    await look('empty')
    await submit(page)
    await expect(formOn(page).getByRole('alert')).toBeFocused()
    await look('refused')
    await fillIn(page, name)
    await submit(page)
    await expect(formOn(page).getByRole('alert')).toBeFocused()
    await look('failed')
    outcome = thanks
    await submit(page)
    await expect(formOn(page)).toHaveCount(0)
    await expect(success).toBeVisible()
    await look('sent')
    // axe accepts smaller links within a sentence, and with room around them.
    const lowLinks = await success
      .locator('..')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().height).filter((height) => height < 24),
      )
    expect(lowLinks).toEqual([])
  })

const isInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // A link may wrap over two lines.
    const [line] = focused?.getClientRects() ?? []
    if (!focused || !line) return false
    const { left, top, width, height } = line
    return [0.1, 0.5, 0.9].some((part) =>
      focused.contains(document.elementFromPoint(left + width / 2, top + height * part)),
    )
  })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
])
  test(`the draft notice, the header and the cookie banner never cover the focused control at ${viewport.width} × ${viewport.height}`, async ({
    visit,
  }) => {
    const name = 'installation'
    const page = await visit(pathOf[name], {
      viewport,
      reducedMotion: 'reduce',
      before: (opened) =>
        opened.addInitScript(() => {
          localStorage.removeItem('cookie_consent')
          sessionStorage.setItem('form_draft_installation', '{"companyName":"Padaria"}')
        }),
    })
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
    await submitButton(page, name).focus()
    const [first, ...others] = fieldsOf(name).map((field) => field.name)
    const missed = new Set(others)
    const covered: (string | undefined)[] = []
    for (let step = 0; step < 60 && (await focusedName(page)) !== first; step++) {
      await page.keyboard.press('Shift+Tab')
      const reached = await focusedName(page)
      missed.delete(reached ?? '')
      if (!(await isInSight(page))) covered.push(reached)
    }
    expect([...missed]).toEqual([])
    expect(covered).toEqual([])
  })
