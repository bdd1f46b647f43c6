import type { Page } from 'playwright'
import { type PageFormName, pageFormNames, pageForms } from '../../../contract/index'
import { expectations } from '../../../contract/forms/testing/expectations'
import { describe, expect, test } from '../harness/test'
import {
  answer,
  controlOf,
  fieldOf,
  fieldsOf,
  fillIn,
  formOn,
  pathOf,
  recordPosts,
  sampleOf,
  submit,
} from './filling'

/** One wrong answer, and the one message that it earns. */
type Case = readonly [field: string, given: string | boolean, message: string]

/** The tables that the contract is held to. */
function casesOf(name: PageFormName): Case[] {
  const { required, emails, limits, agreements } = expectations[name]
  return [
    ...Object.entries(required).map(([field, message], place): Case => {
      const isTyped = !['select', 'country'].includes(fieldOf(name, field).kind)
      return [field, isTyped && place % 2 ? ' ' : '', message]
    }),
    ...Object.entries(emails).flatMap(([field, message]) =>
      ['ana', '@b.c', 'ana@example', 'a na@b.c'].map((one): Case => [field, one, message]),
    ),
    ...Object.entries(limits).map(([field, { max, message }]): Case => [
      field,
      'x'.repeat(max + 1),
      message,
    ]),
    ...Object.entries(agreements).map(([field, message]): Case => [field, false, message]),
  ]
}

/** What the specification quotes, word by word. */
const quoted: Record<PageFormName, Case[]> = {
  contact: [
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'x', 'Valid email is required'],
    ['message', '', 'Message is required'],
    ['message', 'x'.repeat(1001), 'Message must be less than 1000 characters'],
    ['termsAgreed', false, 'You must agree to the terms'],
    ['consentGiven', false, 'Consent is required to submit'],
  ],
  'career-application': [
    ['firstName', '', 'First name is required'],
    ['email', '', 'Valid email is required'],
    ['positionArea', '', 'Position is required'],
    ['termsAgreed', false, 'You must agree to the Terms and Conditions'],
    ['consentGiven', false, 'You must consent to data storage'],
  ],
  installation: [
    ['companyName', '', 'Company Name is required.'],
    ['businessEmail', 'x', 'Invalid business email format.'],
    ['contactEmail', 'x', 'Invalid contact email format.'],
    ['publicEmail', 'x', 'Invalid public email format.'],
    ['termsAgreed', false, 'You must agree to the terms.'],
  ],
  'os-installation': [
    ['addressLine1', '', 'Address Line 1 is required.'],
    ['companyContactEmail', 'x', 'Invalid Company Contact Email format.'],
    ['publicEmail', 'x', 'Invalid Public Email format.'],
    ['termsAgreed', false, 'You must agree to the Terms and Conditions and Privacy Policy.'],
  ],
  investor: [
    ['amountToInvest', '', 'Amount To Invest is required.'],
    ['email', 'x', 'Invalid email format.'],
    ['phoneNumber', '12-34', 'Invalid phone number format.'],
    ['phoneNumber', '++351', 'Invalid phone number format.'],
  ],
  'local-partner': [
    ['companyVAT', '', 'Company VAT is required.'],
    ['email', 'x', 'Please enter a valid email address.'],
    ['termsAgreed', false, 'You must agree to the terms and conditions.'],
    ['consentGiven', false, 'You must provide consent to store your information.'],
  ],
}

const calm = { reducedMotion: 'reduce' } as const

/** Every control that is marked as wrong, by name, with the words that describe it last. */
const errorsOn = (page: Page) =>
  formOn(page).evaluate(async (form) => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    const wrong = form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')
    return Object.fromEntries(
      Array.from(wrong, (control) => {
        const id = control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
        return [control.name, document.getElementById(id)?.innerText]
      }),
    )
  })

describe.each(pageFormNames)('%s', (name) => {
  test('says what is wrong, each alone, and sends nothing', async ({ visit }) => {
    const page = await visit(pathOf[name], calm)
    const posts = await recordPosts(page, name)
    await fillIn(page, name)
    // What is typed cannot go over a limit: only what a script or a draft puts there can.
    await formOn(page).evaluate((form) => {
      for (const control of form.querySelectorAll('[maxlength]'))
        control.removeAttribute('maxlength')
    })
    for (const [field, given, message] of [...casesOf(name), ...quoted[name]]) {
      await answer(page, fieldOf(name, field), given)
      await submit(page)
      const wrong = { message: `${field}: '${String(given).slice(0, 20)}'` }
      await expect.poll(() => errorsOn(page), wrong).toEqual({ [field]: message })
      await answer(page, fieldOf(name, field), sampleOf(name)[field] ?? '')
      await expect.poll(() => errorsOn(page), { message: `${field} edited` }).toEqual({})
    }
    expect(posts).toEqual([])
  })

  test('an empty form leads to every answer that is missing', async ({ visit }) => {
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
    for (const [place, field] of [...missing.entries()].slice(-3)) {
      await links.nth(place).click()
      await expect(controlOf(page, field), field.name).toBeFocused()
    }
    const { invalidBanner } = pageForms[name]
    if (invalidBanner) await expect(summary).toContainText(invalidBanner)
  })
})

test('an investor reads that errors are to be fixed, until one is', async ({ visit }) => {
  const page = await visit(pathOf.investor, calm)
  await submit(page)
  const banner = formOn(page).getByText('Please fix the errors in the form.')
  await expect(banner).toBeVisible()
  await controlOf(page, fieldOf('investor', 'firstName')).press('a')
  await expect(banner).toBeHidden()
  await expect(formOn(page).getByText('First Name is required.')).toBeHidden()
  await expect(formOn(page).getByText('Last Name is required.')).toBeVisible()
})
