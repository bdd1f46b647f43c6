import type { Page, Route } from '@playwright/test'
import type { PageFormName } from '../../../contract/index'
import { expect, test } from '../../harness/browser/test'
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
  sampleOf,
  screenOf,
  submitButton,
  thanks,
  typedOf,
} from './filling'

type Texts = { fallback: string; network: string }

const textsOf = (name: PageFormName): Texts => {
  const { failure } = screenOf(name)
  // The investors form shows the browser's own error text.
  return name === 'investor' ? { ...failure, network: 'Failed to fetch' } : failure
}

const refusal = {
  message: 'Two answers will not do.',
  errors: ['This address is not for us.', 'This name is taken.'],
  fields: { email: 'This address is not for us.', firstName: 'This name is taken.' },
}

const html = '<!doctype html><title>Bad gateway</title>'

type Kind = readonly [
  what: string,
  answering: (route: Route) => Promise<void>,
  message: (texts: Texts) => string,
]

const kinds: Kind[] = [
  [
    'a message',
    (route) => route.fulfill(respondWith(503, { message: 'We are moving house.', errors: [] })),
    () => 'We are moving house.',
  ],
  ['an empty answer', (route) => route.fulfill(respondWith(502)), ({ fallback }) => fallback],
  ['HTML', (route) => route.fulfill(respondWith(502, html)), ({ fallback }) => fallback],
  ['a broken line', (route) => route.abort('connectionreset'), ({ network }) => network],
]

const troubles = { expects: [/50[23]|400|ERR_/], reducedMotion: 'reduce' } as const

async function expectIntact(page: Page, name: PageFormName) {
  for (const field of fieldsOf(name)) {
    const given = sampleOf(name)[field.name]
    const control =
      field.kind === 'country' ? countryOf(page) : controlOf(page, field, String(given))
    if (field.kind === 'file') expect(await control.inputValue()).toContain('resume.pdf')
    else if (field.kind === 'checkbox' || field.kind === 'radio')
      expect(await control.isChecked(), field.name).toBe(given !== false)
    else expect(await control.inputValue(), field.name).toBe(typedOf(field, String(given ?? '')))
  }
}

// Together they have every kind of control.
for (const name of ['contact', 'career-application', 'investor'] as const)
  test(`${name} loses nothing when sending fails, and creates no duplicate on a retry`, async ({
    visit,
  }) => {
    const page = await visit(pathOf[name], troubles)
    let respond: Kind[1] = (route) => route.fulfill(thanks)
    const posts = await recordPosts(page, name, (route) => respond(route))
    await fillIn(page, name)
    const alert = formOn(page).getByRole('alert')
    for (const [what, next, message] of kinds) {
      respond = next
      await submitButton(page, name).click()
      await expect(alert, what).toHaveText(message(textsOf(name)))
      await expect(alert, what).toBeFocused()
      await expect(submitButton(page, name), what).toBeEnabled()
    }
    await page.context().setOffline(true)
    await submitButton(page, name).click()
    await expect(alert).toHaveText(textsOf(name).network)
    await page.context().setOffline(false)
    await expectIntact(page, name)
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1)

    const edited = fieldsOf(name).find(({ kind }) => kind === 'text')
    respond = (route) => route.fulfill(thanks)
    if (edited) await fillField(page, edited, 'Edited')
    await expect(alert).toHaveCount(0)
    await submitButton(page, name).click()
    await expect(formOn(page)).toHaveCount(0)
    expect(new Set(posts.map(({ key }) => key)).size).toBe(2)
  })

test('the contact form lists the errors, the others show the message; fields show their own', async ({
  visit,
}) => {
  for (const name of ['contact', 'local-partner'] as const) {
    const page = await visit(pathOf[name], troubles)
    await recordPosts(page, name, (route) => route.fulfill(respondWith(400, refusal)))
    await fillIn(page, name)
    await submitButton(page, name).click()
    const alert = formOn(page).getByRole('alert')
    await expect(alert).toBeFocused()
    if (name === 'contact') {
      for (const error of refusal.errors)
        await expect(alert.getByRole('listitem').filter({ hasText: error })).toBeVisible()
      await expect(alert).not.toContainText(refusal.message)
    } else {
      await expect(alert).toContainText(refusal.message)
      for (const error of refusal.errors) await expect(alert).not.toContainText(error)
    }
    for (const [field, error] of Object.entries(refusal.fields))
      await expect(controlOf(page, fieldOf(name, field))).toHaveAccessibleDescription(error)
    await controlOf(page, fieldOf(name, 'city' in sampleOf(name) ? 'city' : 'message')).press('x')
    await expect(alert).toHaveCount(0)
    await expect(controlOf(page, fieldOf(name, 'email'))).toHaveAccessibleDescription(
      refusal.fields.email,
    )
  }
})
