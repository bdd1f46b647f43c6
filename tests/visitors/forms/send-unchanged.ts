import type { Page } from '@playwright/test'
import { stack } from '../../harness/browser/stack'
import {
  type Field,
  formHeaders,
  labelOf,
  pageForms,
  type PageFormName,
} from '../../../contract/index'
import { site } from '../../../seed/content/site'
import { cmsAt } from '../../harness/cms'
import { expect } from '../../harness/browser/test'
import {
  type Answers,
  fieldsOf,
  fillIn,
  formOn,
  recordPosts,
  sampleOf,
  screenOf,
  submitButton,
} from './filling'

const cms = cmsAt(stack.cms)

const wide = 'Łódź – 東京 𝒂 👩‍👩‍👧 "ação" <b>'

/** The sample, with letters of many alphabets in the free-text fields. */
const unicodeOf = (name: PageFormName): Answers => ({
  ...sampleOf(name),
  ...Object.fromEntries(
    fieldsOf(name)
      .filter((field) => field.kind === 'text' || field.kind === 'textarea')
      .map((field) => [
        field.name,
        field.kind === 'textarea'
          ? `${wide}\n${field.name}`
          : wide.slice(0, 'max' in field ? field.max : 255),
      ]),
  ),
})

const HR_EMAIL = '{hrEmail}'
const namesHrEmail = (text: string) => text.includes(HR_EMAIL)
const withAddresses = (text: string) => text.replace(HR_EMAIL, site.hrEmail)

let login: ReturnType<typeof cms.adminLogin> | undefined

type Answer = { field: string; value: unknown; isMasked: boolean }

/** The newest submission as reviewers see it, with masked fields revealed. */
export async function storedBy(name: PageFormName) {
  const reviewer = await (login ??= cms.adminLogin('Intake reviewer'))
  const list = await cms.get(`/inbox/submissions?forms=${name}`, reviewer)
  const [newest] = (list.json as { rows: { reference: string }[] }).rows
  const path = `/inbox/submissions/${newest?.reference}`
  const { answers, state } = (await cms.get(path, reviewer)).json as {
    answers: Answer[]
    state: string
  }
  const stored = await Promise.all(
    answers.map(async ({ field, value, isMasked }) => {
      if (!isMasked) return [field, value]
      const revealed = await cms.postTo(`${path}/reveal/${field}`, {}, reviewer)
      return [field, (revealed.json as { value: unknown }).value]
    }),
  )
  return { ...Object.fromEntries(stored), state }
}

const shownOf = (field: Field, value: string) =>
  ('options' in field && field.options.find((option) => option.value === value)?.label) || value

/** Answers as staff read them: what was chosen, as the form words it. */
const wordedOf = (name: PageFormName, answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([field, value]) => {
      const found = fieldsOf(name).find((one) => one.name === field)
      return [field, found && typeof value === 'string' ? shownOf(found, value) : value]
    }),
  )

/** Fills in a form that is open and sends it, twice as a hasty visitor would; the staff get it once and unchanged. */
export async function sendUnchanged(page: Page, name: PageFormName) {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  const posts = await recordPosts(page, name, async (route) => {
    await released
    await route.continue()
  })
  const answers = unicodeOf(name)
  await fillIn(page, name, answers)
  const { busyLabel, success } = screenOf(name)
  const button = submitButton(page, name)
  await button.dblclick()
  const busy = formOn(page).getByRole('button', { name: busyLabel, exact: true })
  await expect(busy).toBeDisabled()
  await formOn(page).evaluate((form) => (form as HTMLFormElement).requestSubmit())
  release()

  const heading = page.getByRole('main').getByRole('heading', { name: success.title ?? '' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page.getByRole('main').getByText(withAddresses(success.text)).last()).toBeVisible()
  await expect(formOn(page)).toHaveCount(0)
  const buttons = heading.locator('..').getByRole('button')
  await expect(buttons).toHaveCount(namesHrEmail(success.text) ? 1 : 0)

  const recap = page.getByRole('main').getByRole('group').filter({ hasText: 'What you sent' })
  if (pageForms[name].isLong) await recap.getByText('What you sent').click()
  const shown = fieldsOf(name).filter(
    (field) => field.kind !== 'checkbox' && field.neverInDraft === undefined && answers[field.name],
  )
  await expect(recap.getByRole('term')).toHaveText(shown.map(labelOf))
  await expect(recap.getByRole('definition')).toHaveText(
    shown.map((field) => shownOf(field, String(answers[field.name]))),
  )

  const [post, ...others] = posts
  expect(others).toEqual([])
  expect(post?.body).toEqual(answers)
  expect(post?.url).toBe(`${stack.cms.url}/api/${pageForms[name].endpoint}`)
  expect(post?.headers['content-type']).toBe('application/json')
  expect(post?.key).toMatch(/^[\w-]{32,}$/)
  expect(post?.headers[formHeaders.seconds.toLowerCase()]).toMatch(/^\d+$/)
  expect(post?.headers).not.toHaveProperty(formHeaders.honeypot.toLowerCase())
  expect(await storedBy(name)).toMatchObject({ ...wordedOf(name, answers), state: 'new' })
}
