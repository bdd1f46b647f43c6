import { brand } from '../../../contract/brand'
import type { Page } from '@playwright/test'
import { pageForms } from '../../../contract/index'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { delayApp } from '../../harness/browser/delay-app'
import { expect, test, hydrate } from '../../harness/browser/test'
import {
  fillField,
  respondWith,
  controlOf,
  countryOf,
  fieldOf,
  fieldsOf,
  fillIn,
  formOn,
  pathOf,
  recordPosts,
  resume,
  sampleOf,
  submitButton,
  thanks,
} from './filling'

const calm = { reducedMotion: 'reduce' } as const

test.describe('a message', () => {
  const message = (page: Page) => controlOf(page, fieldOf('contact', 'message'))

  test('has a character counter that warns above 900 and stops at 1000', async ({ visit }) => {
    const page = await visit(pathOf.contact, calm)
    const count = (text: string) => formOn(page).getByText(text, { exact: true })
    await expect(formOn(page).getByRole('radio', { name: 'Support' })).toBeChecked()
    await message(page).fill('x'.repeat(900))
    await expect(count('900/1000')).not.toHaveClass(/warning/)
    await message(page).press('End')
    await message(page).press('y')
    await expect(count('901/1000')).toHaveClass(/warning/)
    await expect(formOn(page).getByRole('status').filter({ hasText: /./ })).toHaveText(
      '99 characters left',
    )
    await message(page).fill('x'.repeat(999))
    await message(page).press('End')
    await page.keyboard.type('yz')
    await expect(count('1000/1000')).toBeVisible()
    const name = controlOf(page, fieldOf('contact', 'firstName'))
    await name.pressSequentially('n'.repeat(52))
    await expect(name).toHaveValue('n'.repeat(50))
  })
})

for (const name of ['contact', 'os-installation'] as const)
  test(`${name}, started before hydration, is sent in full`, async ({ visit }) => {
    const { release, options } = delayApp()
    const page = await visit(pathOf[name], { ...calm, ...options })
    const posts = await recordPosts(page, name, (route) => route.fulfill(thanks))
    await fillIn(page, name)
    // The state after a reload while the form was being sent.
    await submitButton(page, name).evaluate((button: HTMLButtonElement) => (button.disabled = true))
    release()
    await hydrate(page)
    if (name === 'contact') await expect(formOn(page).getByText('5/1000')).toBeVisible()
    await submitButton(page, name).click()
    await expect(formOn(page)).toHaveCount(0)
    expect(posts[0]?.body).toEqual(sampleOf(name))
  })

test('a form keeps every answer while the visitor looks at another page', async ({ visit }) => {
  const name = 'installation'
  const page = await visit(pathOf[name], calm)
  const posts = await recordPosts(page, name, (route) => route.fulfill(thanks))
  await fillIn(page, name)
  await page.getByRole('main').locator('a[href^="/"]:not([target])').first().click()
  await expect(formOn(page)).toHaveCount(0)
  await page.goBack()
  await submitButton(page, name).click()
  await expect(page.getByRole('heading', { name: pageForms[name].success.title })).toBeFocused()
  expect(posts[0]?.body).toEqual(sampleOf(name))
  await page.goForward()
  await page.goBack()
  const [first] = fieldsOf(name).filter(({ kind }) => kind === 'text')
  if (first) await expect(controlOf(page, first)).toHaveValue('')
})

test('a form that is sent again after a reload is the same submission', async ({ visit }) => {
  const page = await visit(pathOf.contact, { ...calm, expects: [/ERR_/] })
  const posts = await recordPosts(page, 'contact', (route, count) =>
    count === 1 ? route.abort('connectionreset') : route.fulfill(thanks),
  )
  await fillIn(page, 'contact')
  await submitButton(page, 'contact').click()
  await expect(formOn(page).getByRole('alert')).toBeFocused()
  await page.reload()
  await hydrate(page)
  await fillIn(page, 'contact')
  await submitButton(page, 'contact').click()
  await expect(formOn(page)).toHaveCount(0)
  expect(posts[1]?.key).toBe(posts[0]?.key)
})

test('the contact form has the subject that its link names chosen', async ({ visit }) => {
  const page = await visit(`${pathOf.contact}?subject=General+Information`, calm)
  await expect(page.getByRole('radio', { name: 'General Information' })).toBeChecked()
  await page.getByRole('radio', { name: 'Recruiting' }).check()
  await expect(page.getByRole('radio', { name: 'Recruiting' })).toBeChecked()
})

test.describe('an application', () => {
  const name = 'career-application'
  const field = (of: string) => fieldOf(name, of)

  test('preselects the position in the link, and none if it is unknown', async ({ visit }) => {
    const page = await visit(`${pathOf[name]}?position=Java%2FScala%20Developer`, calm)
    await expect(controlOf(page, field('positionArea'))).toHaveValue('Java/Scala Developer')
    await page.goto(new URL(`${pathOf[name]}?position=Astronaut`, page.url()).href)
    await hydrate(page)
    await expect(controlOf(page, field('positionArea'))).toHaveValue('')
    await expect(controlOf(page, field('positionArea')).getByRole('option')).toHaveCount(15)
  })

  test('cannot be sent without a PDF resume and both agreements', async ({ visit }) => {
    const page = await visit(pathOf[name], calm)
    const button = submitButton(page, name)
    const file = controlOf(page, field('resume'))
    await expect(button).toBeDisabled()
    await fillField(page, field('termsAgreed'), true)
    await fillField(page, field('consentGiven'), true)
    await expect(button).toBeDisabled()
    await file.setInputFiles({
      name: 'cv.docx',
      mimeType: 'application/msword',
      buffer: resume.buffer,
    })
    await expect(file).toHaveAccessibleDescription(/Only PDF files are allowed$/)
    await expect(file).toHaveValue('')
    await expect(button).toBeDisabled()
    await file.setInputFiles(resume)
    await expect(formOn(page).getByText('Only PDF files are allowed')).toHaveCount(0)
    await expect(button).toBeEnabled()
    await fillField(page, field('termsAgreed'), false)
    await expect(button).toBeDisabled()
    await expect(formOn(page).getByRole('link', { name: brand.careersEmail })).toBeVisible()
  })
})

test.describe('an installation form', () => {
  const name = 'installation'

  /** A new visit in the same tab, so that the browser does not restore the fields itself. */
  async function openAgain(page: Page) {
    await page.goto(new URL('/readyz', page.url()).href)
    await page.goto(new URL(pathOf[name], page.url()).href)
  }

  test('offers its draft without the sensitive fields, and recovers everything after a reload', async ({
    visit,
  }) => {
    const page = await visit(pathOf[name], calm)
    await fillIn(page, name)
    const storage = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    const { iban, swiftCode, certificateCode } = sampleOf(name)
    for (const secret of [iban, swiftCode, certificateCode]) expect(storage).not.toContain(secret)
    await openAgain(page)
    const offer = page.getByRole('button', { name: 'Continue', exact: true })
    await offer.click()
    await expect(controlOf(page, fieldOf(name, 'storeName'))).toHaveValue('Padaria')
    await expect(controlOf(page, fieldOf(name, 'cashbackPercentage'))).toHaveValue('10')
    await expect(controlOf(page, fieldOf(name, 'iban'))).toHaveValue('')
    await page.getByRole('link', { name: 'Cashback and settlement' }).click()
    await expect(controlOf(page, fieldOf(name, 'cashbackPercentage'))).toBeFocused()

    await page.reload()
    await hydrate(page)
    const recovered = async () => {
      // The offer appears soon after hydration, if the browser has not restored everything.
      await offer.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()))
      return [await controlOf(page, fieldOf(name, 'storeName')).inputValue(), await offer.count()]
    }
    await expect.poll(recovered).toEqual(['Padaria', 0])
  })

  test('deletes its draft when it is sent or started over', async ({ visit }) => {
    const page = await visit(pathOf[name], calm)
    await recordPosts(page, name, (route) => route.fulfill(thanks))
    await fillField(page, fieldOf(name, 'storeName'), 'Padaria')
    await openAgain(page)
    await page.getByRole('button', { name: 'Start afresh' }).click()
    await fillIn(page, name)
    await submitButton(page, name).click()
    await expect(page.getByRole('heading', { name: pageForms[name].success.title })).toBeFocused()
    await openAgain(page)
    await hydrate(page)
    await expect(submitButton(page, name)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0)
  })

  test('shows its sections and which of them are complete', async ({ visit }) => {
    const page = await visit(pathOf['os-installation'], calm)
    const rail = page.getByRole('navigation', { name: 'Sections of this form' })
    await expect(rail.getByRole('link')).toHaveText([
      'Identification',
      'Create your store on the app',
      'Store Activation',
    ])
    await fillIn(page, 'os-installation', { ...sampleOf('os-installation'), iban: '' })
    await expect(rail.getByRole('link', { name: '(complete)' })).toHaveCount(2)
    await rail.getByRole('link', { name: 'Create your store' }).click()
    await expect(controlOf(page, fieldOf('os-installation', 'publicName'))).toBeFocused()
    await expect(formOn(page).getByRole('img')).toBeVisible()
  })
})

for (const name of ['installation', 'os-installation'] as const)
  test(`the card of ${name} shows the store as it is typed`, async ({ visit }) => {
    const nameField = name === 'installation' ? 'storeName' : 'publicName'
    const page = await visit(pathOf[name], { ...calm, viewport: { width: 1440, height: 900 } })
    const card = page.getByRole('figure', { name: 'Your card in the app' })
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('Your store')
    await expect(card).toContainText('Your cashback')
    await fillField(page, fieldOf(name, nameField), 'Padaria Sol')
    await fillField(page, fieldOf(name, 'shortDescription'), 'Bread from six o’clock')
    await fillField(page, fieldOf(name, 'otherSocial'), 'https://padaria.example')
    await expect(card).toBeInViewport({ ratio: 1 })
    await fillField(page, fieldOf(name, 'cashbackPercentage'), '20')
    await expect(card).toContainText('Padaria Sol')
    await expect(card).toContainText('Bread from six o’clock')
    await expect(card).toContainText('20% cashback')
    await fillField(page, fieldOf(name, nameField), ' ')
    await expect(card).toContainText('Your store')
  })

test.describe('the country', () => {
  // Not the native list, which has the same role and name until the search covers it.
  const search = (page: Page) =>
    formOn(page).getByRole('combobox', { name: 'Country' }).and(page.getByPlaceholder('Choose…'))
  const options = (page: Page) =>
    page.getByRole('listbox', { name: 'Countries' }).getByRole('option')

  test('is found by typing and arrow keys, and is what the form submits', async ({ visit }) => {
    const page = await visit(pathOf.investor, { ...calm, viewport: { width: 390, height: 844 } })
    await search(page).click()
    await expect(options(page)).toHaveCount(68)
    await search(page).pressSequentially('unit')
    await expect(options(page)).toHaveText([/^United Arab/, /^United Kingdom/, /^United States/])
    await expect(formOn(page).getByText('3 countries match.')).toBeAttached()
    expect(await accessibilityViolations(page, 'main')).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    const active = await search(page).getAttribute('aria-activedescendant')
    expect(active).toBe(await options(page).nth(1).getAttribute('id'))
    await page.keyboard.press('Enter')
    await expect(options(page)).toHaveCount(0)
    await expect(search(page)).toHaveValue('United Kingdom')
    await expect(countryOf(page)).toHaveValue('united-kingdom')
    await search(page).fill('portu')
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveValue('United Kingdom')
    await search(page).fill('sao')
    await page.keyboard.press('Tab')
    await expect(countryOf(page)).toHaveValue('sao-tome-and-principe')
    await search(page).fill('atlantis')
    await expect(formOn(page).getByText('No country matches.')).toBeVisible()
    expect(await accessibilityViolations(page, 'main')).toEqual([])
    await search(page).fill('norw')
    await options(page).getByText('Norway').click()
    await expect(countryOf(page)).toHaveValue('norway')
    await countryOf(page).selectOption('portugal')
    await expect(search(page)).toHaveValue('Portugal')
  })

  test('is a plain list without scripts', async ({ visit }) => {
    const page = await visit(pathOf.investor, { javaScriptEnabled: false, isHydrated: false })
    await expect(countryOf(page)).toBeVisible()
    await expect(countryOf(page).getByRole('option')).toHaveCount(69)
    await expect(formOn(page).getByPlaceholder('Choose…')).toHaveCount(0)
  })
})

test('a form works the same after navigation within the app', async ({ visit }) => {
  const page = await visit('/local-partners', { ...calm, expects: [/500/] })
  await page.getByRole('main').locator(`a[href="${pathOf['local-partner']}"]`).first().click()
  await recordPosts(page, 'local-partner', (route) => route.fulfill(respondWith(500)))
  await fillIn(page, 'local-partner')
  await submitButton(page, 'local-partner').click()
  await expect(formOn(page).getByRole('alert')).toHaveText('Form submission failed.')
})
