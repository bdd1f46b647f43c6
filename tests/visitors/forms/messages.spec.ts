import type { Page } from '@playwright/test'
import { type PageFormName, pageFormNames, pageForms, type Section } from '../../../contract/index'
import { expectations } from '../../../contract/forms/testing/expectations'
import { expect, test } from '../../harness/browser/test'
import {
  fillField,
  controlOf,
  fieldOf,
  fieldsOf,
  fillIn,
  formOn,
  pathOf,
  recordPosts,
  sampleOf,
  submit,
  submitButton,
} from './filling'

/** One invalid value and the one message that it produces. */
type Case = { rule: string; field: string; given: string | boolean; message: string }

/** A case for each rule and field, from the expectations of the contract's own tests, which hold them all. */
function allCasesOf(name: PageFormName): Case[] {
  const { required, emails, formats, limits, agreements } = expectations[name]
  const casesOf = <Rule>(
    rule: string,
    rules: Record<string, Rule>,
    wrongBy: (rule: Rule) => { given: string | boolean; message: string },
  ) => Object.entries(rules).map(([field, one]) => ({ rule, field, ...wrongBy(one) }))
  return [
    ...casesOf('required', required, (message) => ({ given: '', message })),
    ...casesOf('email', emails, (message) => ({ given: 'ana@example', message })),
    ...casesOf('format', formats, ({ wrong: [given = ''], message }) => ({ given, message })),
    ...casesOf('limit', limits, ({ max, message }) => ({ given: 'x'.repeat(max + 1), message })),
    ...casesOf('agreement', agreements, (message) => ({ given: false, message })),
  ]
}

const seen = new Set<string>()

/** The form's first case of each rule and kind of control that no form before it has. */
const casesOf = (name: PageFormName) =>
  allCasesOf(name).filter(({ rule, field }) => {
    const one = `${rule} ${fieldOf(name, field).kind}`
    return !seen.has(one) && seen.add(one)
  })

/** The forms with the most kinds come first, so that few need a visit. */
const casesByForm = (['os-installation', 'investor', ...pageFormNames] as const)
  .map((name) => ({ name, cases: casesOf(name) }))
  .filter(({ cases }) => cases.length > 0)

const calm = { reducedMotion: 'reduce' } as const

/** Every invalid control by name, with its error message. */
const errorsOn = (page: Page) =>
  formOn(page).evaluate(async (form) => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    const wrong = form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"][name]')
    return Object.fromEntries(
      Array.from(wrong, (control) => {
        const id = control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
        return [control.name, document.getElementById(id)?.innerText]
      }),
    )
  })

for (const { name, cases } of casesByForm)
  test(`${name} shows each error by itself, and sends nothing`, async ({ visit }) => {
    const page = await visit(pathOf[name], calm)
    const posts = await recordPosts(page, name)
    await fillIn(page, name)
    // Typing stops at the limit; only a script or a draft can exceed it.
    await formOn(page).evaluate((form) => {
      for (const control of form.querySelectorAll('[maxlength]'))
        control.removeAttribute('maxlength')
    })
    for (const { field, given, message } of cases) {
      await fillField(page, fieldOf(name, field), given)
      await submit(page)
      const wrong = { message: `${field}: '${String(given).slice(0, 20)}'` }
      await expect.poll(() => errorsOn(page), wrong).toEqual({ [field]: message })
      await fillField(page, fieldOf(name, field), sampleOf(name)[field] ?? '')
      await expect.poll(() => errorsOn(page), { message: `${field} edited` }).toEqual({})
    }
    expect(posts).toEqual([])
  })

for (const name of ['contact', 'installation'] as const)
  test(`${name} lists every missing field of an empty form, with a link to it`, async ({
    visit,
  }) => {
    const page = await visit(pathOf[name], calm)
    await submit(page)
    const summary = formOn(page).getByRole('alert')
    await expect(summary).toBeFocused()
    const missing = fieldsOf(name).filter(
      ({ required, kind }) => required !== undefined && kind !== 'radio',
    )
    expect(Object.keys(await errorsOn(page))).toEqual(missing.map((field) => field.name))
    const links = summary.getByRole('link')
    await expect(links).toHaveCount(missing.length)
    // Under the titles of their sections, as the form has them.
    for (const { title, fields } of pageForms[name].sections as readonly Section[]) {
      const asked = fields.filter((field) => missing.some((one) => one.name === field.name))
      if (title && asked.length > 0)
        await expect(
          summary.getByRole('list', { name: title, exact: true }).getByRole('link'),
        ).toHaveCount(asked.length)
    }
    for (const [index, field] of [...missing.entries()].slice(-3)) {
      await links.nth(index).click()
      await expect(controlOf(page, field), field.name).toBeFocused()
    }
  })

test('the investors form asks to fix the errors, until one is fixed', async ({ visit }) => {
  const page = await visit(pathOf.investor, calm)
  await submit(page)
  const banner = formOn(page).getByText('Please fix the errors in the form.')
  await expect(banner).toBeVisible()
  await controlOf(page, fieldOf('investor', 'firstName')).press('a')
  await expect(banner).toBeHidden()
  await expect(formOn(page).getByText('First Name is required.')).toBeHidden()
  await expect(formOn(page).getByText('Last Name is required.')).toBeVisible()
})

/** Counts the alerts that are put into the page: each is read aloud. */
const countAlerts = () => {
  const counted = window as Window & { alerts?: number }
  counted.alerts = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.matches('[role="alert"]'))
          counted.alerts = (counted.alerts ?? 0) + 1
  }).observe(document.body, { childList: true, subtree: true })
}

test('an invalid form is announced once each time it is sent', async ({ visit }) => {
  const page = await visit(pathOf.contact, calm)
  await page.evaluate(countAlerts)
  const alerts = () => page.evaluate(() => (window as Window & { alerts?: number }).alerts)
  // A real click: React draws what a click changes at once, step by step.
  const send = submitButton(page, 'contact')
  const panel = formOn(page).getByRole('alert')
  await send.click()
  await expect(panel).toBeFocused()
  expect(await alerts()).toBe(1)
  await controlOf(page, fieldOf('contact', 'firstName')).press('a')
  await expect(panel).toBeHidden()
  await send.click()
  await expect(panel).toBeFocused()
  await send.click()
  await expect.poll(alerts).toBe(3)
  await expect(panel).toBeFocused()
})
