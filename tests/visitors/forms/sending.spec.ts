import { formHeaders, pageForms } from '../../../contract/index'
import { site } from '../../../seed/content/site'
import { expect, phone, test } from '../../harness/browser/test'
import { fillIn, formOn, pathOf, recordPosts, sampleOf, submitButton, thanks } from './filling'
import { sendUnchanged, storedBy } from './send-unchanged'

// Together they have every kind of control and of thanks; the release tests send the others.
for (const name of ['contact', 'career-application', 'os-installation', 'investor'] as const)
  test(`${name} reaches the staff once and unchanged, and thanks the visitor`, async ({
    visit,
  }) => {
    await sendUnchanged(await visit(pathOf[name], { reducedMotion: 'reduce' }), name)
  })

test('a bot that fills in every field is thanked, and its submission is marked as spam', async ({
  visit,
}) => {
  const page = await visit(pathOf.contact)
  const posts = await recordPosts(page, 'contact')
  await fillIn(page, 'contact')
  await formOn(page).evaluate((form: HTMLFormElement) => {
    for (const control of form.elements)
      if (control instanceof HTMLInputElement && control.value === '') control.value = 'buy now'
  })
  await submitButton(page, 'contact').click()
  await expect(page.getByRole('heading', { name: 'Thank you for contacting us!' })).toBeFocused()
  expect(posts[0]?.body).toEqual(sampleOf('contact'))
  expect(posts[0]?.headers[formHeaders.honeypot.toLowerCase()]).toBe('filled')
  expect(await storedBy('contact')).toMatchObject({ state: 'spam' })
})

test('the investors form needs no agreement', async ({ visit }) => {
  const page = await visit(pathOf.investor)
  const answers = { ...sampleOf('investor'), termsAgreed: false, consentGiven: false }
  const posts = await recordPosts(page, 'investor')
  await fillIn(page, 'investor', answers)
  await submitButton(page, 'investor').click()
  await expect(page.getByRole('heading', { name: 'Form Submitted Successfully!' })).toBeFocused()
  expect(posts[0]?.body).toEqual(answers)
})

test('an applicant copies the address that the application must be emailed to', async ({
  visit,
}) => {
  const page = await visit(pathOf['career-application'], {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await fillIn(page, 'career-application')
  await submitButton(page, 'career-application').click()
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await expect(page.getByRole('status').getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.hrEmail)
})

test('on a phone, the thanks follow the title at once', async ({ visit }) => {
  const page = await visit(pathOf['local-partner'], { viewport: phone, reducedMotion: 'reduce' })
  await recordPosts(page, 'local-partner', (route) => route.fulfill(thanks))
  await fillIn(page, 'local-partner')
  const points = page.getByRole('heading', { name: 'What happens next' })
  await expect(points).toBeVisible()
  await submitButton(page, 'local-partner').click()
  const heading = page.getByRole('heading', { name: pageForms['local-partner'].success.title })
  await expect(heading).toBeInViewport()
  await expect(points).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
