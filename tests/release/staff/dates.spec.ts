import { brand } from '@app/contract'
import type { Page } from '@playwright/test'
import { asEditor } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { stack } from '../../harness/browser/stack'
import { accountOf, desktop, expectedErrors, test } from '../../harness/browser/staff'
import { expect } from '../../harness/browser/test'

const cms = cmsAt(stack.cms)
const JOBS = '/admin/content-manager/collection-types/api::job.job'
const LABEL = 'Last day of applications'

const formatInWords = new Intl.DateTimeFormat(brand.locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
/** A day of December 2026 as the brand writes it, but without a comma. */
const inWords = (day: number) => formatInWords.format(new Date(2026, 11, day)).replace(',', '')

let editor: ReturnType<typeof asEditor>
let id: string
test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.jobs.create({ title: 'Until Christmas', slug: 'until-christmas' })
})
test.afterAll(() => editor.jobs.remove(id))

const storedDay = async () => {
  const [row] = await cms.select('select closes_on from jobs where document_id = ?', [id])
  return row?.['closes_on']
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const save = (page: Page) => saveButton(page).click()

/** Whose browser writes days and clocks as in this place. */
const places = [
  { locale: 'en-GB', timezoneId: 'America/New_York', typed: '24/12/2026' },
  { locale: 'en-US', timezoneId: 'Pacific/Auckland', typed: '12/24/2026' },
]
for (const { locale, timezoneId, typed } of places)
  test(`the last day of a job is read as a browser of ${locale} writes it or year first, and said in words`, async ({
    browser,
    openPage,
  }) => {
    const page = await openPage({
      context: await browser.newContext({ ...desktop, locale, timezoneId }),
      isShared: false,
      expects: [...expectedErrors, /^400: .*\/content-manager\//],
    })
    const { email, password } = accountOf('Marketing editor', stack.cms.dataDir)
    await page.goto(`${cms.url}${JOBS}/${id}`)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()

    const field = page.getByRole('textbox', { name: LABEL })
    for (const [text, key] of [
      [typed, 'Tab'],
      ['2026-12-25', 'Tab'],
      [typed, 'Enter'],
      ['2026-12-25', 'Enter'],
    ] as const) {
      await field.fill('')
      await field.pressSequentially(text)
      // While the save before is on its way, Enter saves nothing.
      await expect(saveButton(page)).toBeEnabled()
      await field.press(key)
      const day = text === typed ? 24 : 25
      await expect(page.getByText(inWords(day))).toBeVisible()
      // As in every line of text, Enter saves.
      if (key === 'Tab') await save(page)
      await expect.poll(storedDay).toBe(`2026-12-${day}`)
      await expect(field).toHaveValue(typed.replace('24', String(day)))
    }

    for (const wrong of ['31/31/2026', '2026-12-26x', 'soon']) {
      await field.fill(wrong)
      await field.press('Tab')
      await expect(page.getByText(`“${wrong}” is no day.`)).toBeVisible()
      await save(page)
      await expect(page.getByText(`${LABEL}: “${wrong}” is wrong.`).first()).toBeVisible()
      expect(await storedDay()).toBe('2026-12-25')
      await expect(field).toHaveValue(wrong)
    }

    await field.fill('')
    await save(page)
    await expect.poll(storedDay).toBeNull()
  })

test('a list is filtered by a day that is said in words, and by a moment in the zone that is named', async ({
  signIn,
}) => {
  await editor.jobs.save(id, { closesOn: '2026-12-24' })
  const page = await signIn('Marketing editor', { at: JOBS })
  const filterBy = async (name: string, typed: string, said: string | RegExp) => {
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Select field' }).click()
    await page.getByRole('option', { name, exact: true }).click()
    const field = page.getByRole('textbox', { name })
    await field.fill('no day')
    await field.press('Tab')
    await expect(page.getByText('“no day” is no day')).toBeVisible()
    await field.fill(typed)
    await expect(page.getByText(said)).toBeVisible()
    await page.getByRole('button', { name: 'Add filter' }).click()
  }
  await filterBy(LABEL, '2026-12-24', inWords(24))
  await expect(page.getByRole('row').filter({ hasText: 'Until Christmas' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await filterBy('Created', '2020-12-24 09:00', /^\S+ 24 \S+ 2020, 09:00 \(.+\)/)
  await expect(page.getByText('Until Christmas')).toHaveCount(0)
})

test('an editor picks a day for the files of the media library, where none can be typed', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor', {
    at: '/admin/content-manager/single-types/api::site-setting.site-setting',
  })
  await page.getByText('Click to choose a file').first().click()
  const dialog = page.getByRole('dialog', { name: 'Add files' })
  await dialog.getByRole('button', { name: 'Filters' }).click()
  const field = page.getByRole('combobox', { name: 'Choose date' })
  await field.click()
  await field.pressSequentially('24/12/2026')
  await expect(field).toHaveValue('')
  await page.getByRole('gridcell', { name: /15/ }).first().click()
  await expect(field).toHaveValue(/15/)
})

test('an editor sees the days of files as the site writes them', async ({ signIn }) => {
  const page = await signIn('Marketing editor', { at: '/admin/plugins/upload' })
  await page.getByText('Table view').click()
  await expect(page.getByText(/^\d{1,2} \w+ 20\d\d$/).first()).toBeVisible()
})
