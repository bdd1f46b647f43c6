import { brand } from '../../../contract/brand'
import type { Page } from '@playwright/test'
import { newsletterBox, pageForms } from '../../../contract/index'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { expect, phone, test } from '../../harness/browser/test'
import {
  controlOf,
  countryOf,
  fieldOf,
  fillField,
  fillIn,
  formOn,
  pathOf,
  sampleOf,
  submitButton,
} from './filling'

const plain = { javaScriptEnabled: false, isHydrated: false, viewport: phone }

const alert = (page: Page) => formOn(page).getByRole('alert')
const thanks = (page: Page, name: keyof typeof pageForms) =>
  page.getByRole('heading', { name: pageForms[name].success.title })

test.describe('without scripts', () => {
  test('a form that was filled in wrongly comes back, is mended and is sent', async ({ visit }) => {
    const page = await visit(pathOf.contact, { ...plain, expects: [/400/] })
    const field = (name: string) => controlOf(page, fieldOf('contact', name))
    await fillIn(page, 'contact', { ...sampleOf('contact'), email: 'ana', consentGiven: false })
    await submitButton(page, 'contact').click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(alert(page)).toBeFocused()
    await expect(alert(page)).toContainText('Please check 2 answers.')
    await expect(field('email')).toHaveAccessibleDescription('Valid email is required')
    await expect(field('email')).toHaveValue('ana')
    await expect(field('message')).toHaveValue('Hello')
    await expect(formOn(page).getByRole('radio', { name: 'Investors' })).toBeChecked()
    await expect(field('termsAgreed')).toBeChecked()
    await expect(field('consentGiven')).not.toBeChecked()

    await alert(page).getByRole('link', { name: 'Email' }).click()
    await expect(field('email')).toBeFocused()
    await field('email').fill('ana@example.com')
    await field('consentGiven').check()
    await submitButton(page, 'contact').click()
    await expect(thanks(page, 'contact')).toBeFocused()
    await expect(formOn(page)).toHaveCount(0)
    await page.reload()
    await expect(thanks(page, 'contact')).toBeVisible()
  })

  test('an application is sent with its resume, and says what comes next', async ({ visit }) => {
    const page = await visit(pathOf['career-application'], { ...plain, expects: [/400/] })
    await submitButton(page, 'career-application').click()
    await expect(alert(page).getByRole('link')).toHaveCount(6)
    await fillIn(page, 'career-application')
    await submitButton(page, 'career-application').click()
    await expect(thanks(page, 'career-application')).toBeFocused()
    await expect(
      page.getByRole('main').getByRole('link', { name: brand.careersEmail }),
    ).toHaveCount(2)
  })

  test('a long form keeps the answers of every kind of control', async ({ visit }) => {
    const name = 'os-installation'
    const page = await visit(pathOf[name], { ...plain, expects: [/400/] })
    await fillIn(page, name, { ...sampleOf(name), storeWebsite: '' })
    await submitButton(page, name).click()
    await expect(alert(page).getByRole('link')).toHaveCount(1)
    await expect(countryOf(page)).toHaveValue('portugal')
    await expect(controlOf(page, fieldOf(name, 'cashbackPercentage'))).not.toHaveValue('')
    await fillField(page, fieldOf(name, 'storeWebsite'), 'https://padaria.example')
    await submitButton(page, name).click()
    await expect(thanks(page, name)).toBeFocused()
  })

  test('the newsletter is subscribed to from any page', async ({ visit }) => {
    const page = await visit('/news', plain)
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email address').fill('without-scripts@example.com')
    await footer.getByRole('button', { name: newsletterBox.submit.label }).click()
    await expect(page.getByRole('heading', { name: newsletterBox.success.text })).toBeVisible()
  })
})

// The pages that answer are the same, and axe needs scripts.
test.describe('if the app cannot be loaded', () => {
  const stranded = {
    isHydrated: false,
    before: (opened: Page) => opened.route('**/assets/entry-client*', (route) => route.abort()),
    expects: [/entry-client/, /net::ERR_FAILED/, /400/],
  }

  test('a form is sent all the same, and can be mended by everyone', async ({ visit }) => {
    const page = await visit(pathOf.contact, stranded)
    await submitButton(page, 'contact').click()
    await expect(alert(page).getByRole('link')).toHaveCount(6)
    expect(await accessibilityViolations(page)).toEqual([])
    await fillIn(page, 'contact')
    await submitButton(page, 'contact').click()
    await expect(thanks(page, 'contact')).toBeFocused()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('the newsletter says what is wrong with an address, and thanks', async ({ visit }) => {
    const page = await visit('/news', stranded)
    const address = page.getByRole('contentinfo').getByLabel('Email address')
    await address.fill('ana@example')
    await address.press('Enter')
    await expect(address).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(address).toBeFocused()
    expect(await accessibilityViolations(page)).toEqual([])
    await address.fill('stranded@example.com')
    await address.press('Enter')
    await expect(page.getByRole('heading', { name: newsletterBox.success.text })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
