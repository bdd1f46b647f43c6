import type { Locator, Page, Route } from '@playwright/test'
import {
  type Field,
  labelOf,
  type PageFormName,
  pageFormNames,
  pageForms,
  pathOfSlug,
  withoutLinks,
} from '../../../contract/index'
import { expectations } from '../../../contract/forms/testing/expectations'
import { pages } from '../../../seed/index'

const pathOfForm = (form: PageFormName): string => {
  const page = pages.find(({ Content }) =>
    Content.some((block) => block.block === 'form' && block.form === form),
  )
  if (!page) throw new Error(`No page in seed/content/pages has the form ${form}.`)
  return pathOfSlug(page.slug)
}

/** The page that each form is on. */
export const pathOf = Object.fromEntries(
  pageFormNames.map((form) => [form, pathOfForm(form)]),
) as Record<PageFormName, string>

export type Answers = Record<string, string | boolean>

export const resume = {
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
}

const exactly = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(optional\\))?$`)

export const formOn = (page: Page): Locator => page.getByRole('main').getByRole('form')

/** A control, found by its label and role. */
export function controlOf(page: Page, field: Field, given?: string): Locator {
  const form = formOn(page)
  if (field.kind === 'checkbox')
    return form.getByRole('checkbox', { name: withoutLinks(field.text), exact: true })
  if (field.kind === 'radio')
    return form.getByRole('radio', { name: given ?? field.default ?? '', exact: true })
  return form.getByLabel(exactly(labelOf(field)))
}

/** The native list of countries, which the search field covers once the app runs. */
export const countryOf = (page: Page): Locator => formOn(page).locator('select[name="country"]')

/** What visitors type, without the prefix that the form already shows. */
export const typedOf = (field: Field, whole: string) =>
  'prefix' in field && field.prefix ? whole.replace(field.prefix, '') : whole

export async function fillField(page: Page, field: Field, given: string | boolean) {
  if (field.kind === 'file') return
  const control = controlOf(page, field, String(given))
  if (typeof given === 'boolean') await control.setChecked(given)
  else if (field.kind === 'radio') await control.check()
  else if (field.kind === 'select') await control.selectOption(given)
  else if (field.kind === 'country') await countryOf(page).selectOption(given)
  else await control.fill(typedOf(field, given))
}

export const fieldsOf = (name: PageFormName): readonly Field[] => pageForms[name].fields

export function fieldOf(name: PageFormName, fieldName: string): Field {
  const field = fieldsOf(name).find((one) => one.name === fieldName)
  if (!field) throw new Error(`${name} has no ${fieldName}.`)
  return field
}

/** The texts of the form before, while and after it is sent. */
export function screenOf(name: PageFormName) {
  const { screen } = expectations[name]
  if (!screen) throw new Error(`${name} has no screen.`)
  return screen
}

export const sampleOf = (name: PageFormName): Answers => ({
  ...expectations[name].sample,
  termsAgreed: true,
})

/** Fills in every field of the form on the page. */
export async function fillIn(page: Page, name: PageFormName, answers: Answers = sampleOf(name)) {
  for (const field of fieldsOf(name)) {
    const given = answers[field.name]
    if (field.kind === 'file') await controlOf(page, field).setInputFiles(resume)
    else if (given !== undefined) await fillField(page, field, given)
  }
}

export const submitButton = (page: Page, name: PageFormName) =>
  formOn(page).getByRole('button', { name: pageForms[name].submit.label, exact: true })

/** Submits the form even if its button is disabled. */
export const submit = (page: Page) =>
  formOn(page).evaluate((form: HTMLFormElement) => form.requestSubmit())

export type Posted = {
  url: string
  key: string
  headers: Record<string, string>
  body: unknown
}

type Respond = (route: Route, count: number) => Promise<void>

/** Records the form's posts, and passes them on unless a response is given. */
export async function recordPosts(page: Page, name: PageFormName, respond?: Respond) {
  const posts: Posted[] = []
  await page.route(`**/api/${pageForms[name].endpoint}`, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    const headers = request.headers()
    const key = headers['idempotency-key'] ?? ''
    posts.push({ url: request.url(), key, headers, body: request.postDataJSON() as unknown })
    return respond ? respond(route, posts.length) : route.continue()
  })
  return posts
}

export const respondWith = (status: number, body: string | object = '') => ({
  status,
  headers: { 'Access-Control-Allow-Origin': '*' },
  contentType: typeof body === 'string' ? 'text/html' : 'application/json',
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

export const thanks = respondWith(201, { data: { reference: 'x' } })
