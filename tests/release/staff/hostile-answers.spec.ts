import { stack } from '../../harness/browser/stack'
import type { Page } from '@playwright/test'
import { expectations } from '../../../contract/forms/testing/expectations'
import {
  checkForm,
  forms,
  type FormName,
  formNames,
  sentFields,
  staffViewOf,
} from '../../../contract/index'
import { sendRequest } from '../../harness/http'
import { startMailServer } from '../../harness/mail-server'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { referenceIn } from '../../harness/stored-submissions'
import { unzip } from '../../harness/unzip'
import { goTo } from '../../harness/browser/go-to'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'
import { patience } from '../../harness/patience'

const NOTIFIED = 'desk@example.org'

let smtp: Awaited<ReturnType<typeof startMailServer>>
let cms: RunningCms
test.beforeAll(async () => {
  smtp = await startMailServer()
  cms = await startCms({
    postgres: '',
    from: stack.seeded,
    environment: { SMTP_URL: smtp.url },
  })
  const notices = Object.fromEntries(
    formNames.filter((form) => form !== 'log-consent').map((form) => [form, [NOTIFIED]]),
  )
  const saved = await sendRequest(`${cms.url}/mail/settings`, {
    method: 'PUT',
    headers: { ...(await cms.adminLogin()), 'Content-Type': 'application/json' },
    chunks: [JSON.stringify({ notices, unconfirmed: [], isDoubleOptIn: false })],
  })
  expect(saved.status).toBe(200)
})
test.afterAll(async () => {
  await cms.remove()
  await smtp.stop()
})

/** Each is a formula to a spreadsheet and markup to a browser; a field gets the first that it accepts. */
const attacks = [
  '=1<script>ran=1</script><img src=x onerror=ran=1>',
  '=1<script>ran=1</script>@a.example',
  '=1<b>2',
]

type Hostile = {
  reference: string
  form: FormName
  isDeliverable: boolean
  email: string
  answers: Map<string, string>
}

function attackOn(form: FormName) {
  const { sample, choices, formats } = expectations[form]
  const answers = new Map<string, string>()
  for (const { name } of sentFields(forms[form])) {
    const accepts = (text: string) => checkForm(forms[form], { ...sample, [name]: text }).ok
    const attack = attacks.find(accepts)
    if (attack) answers.set(name, attack)
    // A field that takes none of them takes a choice, a number or a yes.
    else
      expect([typeof sample[name] === 'boolean', name in choices, name in formats]).toContain(true)
  }
  return answers
}

/** An address that an email is sent to can be a formula, but holds no markup. */
async function submit(form: FormName, isDeliverable: boolean): Promise<Hostile> {
  const answers = attackOn(form)
  const email = `=1+${form}@example.org`
  const { replyTo } = staffViewOf(form)
  if (isDeliverable && replyTo) {
    answers.set(replyTo, email)
    // The same text a second time would be suspicious, and its confirmation held back.
    for (const { kind, name } of sentFields(forms[form]))
      if (kind === 'textarea') answers.set(name, `${answers.get(name)} ${form}`)
  }
  const payload = { ...expectations[form].sample, ...Object.fromEntries(answers) }
  const response = await cms.post(form, payload)
  expect(response.status).toBe(201)
  return { reference: referenceIn(response), form, isDeliverable, email, answers }
}

/** Text is in the page as text, and none of it became an element or ran. */
async function showsAsText(page: Page, texts: Iterable<string>) {
  for (const text of new Set(texts)) await expect(page.getByText(text).first()).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}

const download = async (format: 'csv' | 'xlsx') => {
  const headers = await cms.adminLogin('Intake reviewer')
  const response = await fetch(`${cms.url}/inbox/export/${format}?reveal=true`, { headers })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

test.describe('a script and a formula in every field of every form', () => {
  test('are text in the inbox, the record, the home page, both emails and both exports', async ({
    signIn,
  }) => {
    test.setTimeout(patience.walk)
    const sent: Hostile[] = []
    for (const form of formNames)
      for (const isDeliverable of [false, true]) sent.push(await submit(form, isDeliverable))
    const all = new Set(sent.flatMap(({ answers }) => [...answers.values()]))
    expect([...all]).toEqual(expect.arrayContaining(attacks))

    const page = await signIn('Intake reviewer', { cms })
    const home = page.getByRole('link', { name: attacks[0] ?? '' })
    await expect(home.first()).toBeVisible()
    await showsAsText(page, [])

    await page.goto(`${cms.url}/admin/inbox?states=`)
    const rows = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')
    await expect(rows).toHaveCount(sent.length)
    await showsAsText(page, attacks.slice(0, 2))

    // Those that an email is sent to differ in their address only: one shows it.
    const shown = sent.filter(({ form, isDeliverable }) => !isDeliverable || form === 'contact')
    for (const { reference, answers } of shown) {
      await goTo(page, `/admin/inbox/${reference}`)
      await expect(page.getByText(reference).first()).toBeVisible()
      const masked = page.getByRole('button', { name: /^Reveal / })
      for (let left = await masked.count(); left > 0; left -= 1) {
        await masked.first().click()
        await expect(masked).toHaveCount(left - 1)
      }
      await showsAsText(page, answers.values())
    }

    const confirmed = sent.filter(({ form, answers }) => {
      const { replyTo } = staffViewOf(form)
      return replyTo !== null && answers.get(replyTo)?.endsWith('@example.org')
    })
    await expect.poll(() => smtp.to(NOTIFIED).length).toBe(sent.length - 2)
    // More than five to one mailbox wait until somebody sends them.
    for (const { id } of await cms.select("select id from app_mails where state = 'held'"))
      expect(
        (await cms.sendAs('Intake reviewer', 'POST', `/mail/mails/${String(id)}/resend`)).status,
      ).toBe(200)
    for (const { email } of confirmed) await expect.poll(() => smtp.to(email).length).toBe(1)
    const reader = await page.context().newPage()
    for (const { html, headers } of smtp.emails) {
      expect(Object.keys(headers)).not.toContain('bcc')
      await reader.setContent(html)
      await showsAsText(reader, [])
      await expect(reader.locator('script, b:has-text("2")')).toHaveCount(0)
    }
    expect(
      smtp.emails.filter(({ text }) => text.includes(attacks[0] ?? '')).length,
    ).toBeGreaterThan(confirmed.length)

    await page.goto(`${cms.url}/admin/mail`)
    await expect(page.getByText('=1+contact@example.org').first()).toBeVisible()
    await showsAsText(page, [])

    const csv = (await download('csv')).toString()
    for (const text of all) expect(csv).toContain(`"'${text}"`)
    expect(csv).not.toMatch(/(^|[,\n;])"?[=+\-@]/)

    const sheets = [...unzip(await download('xlsx'))].filter(([path]) => path.includes('sheets/'))
    const cells = await page.evaluate(
      (files) =>
        files.flatMap((xml) => {
          const sheet = new DOMParser().parseFromString(xml, 'application/xml')
          return [...sheet.querySelectorAll('c')].map((cell) => ({
            type: cell.getAttribute('t') ?? cell.getAttribute('s'),
            children: [...cell.children].map(({ tagName }) => tagName).join(),
            text: cell.textContent ?? '',
          }))
        }),
      sheets.map(([, xml]) => xml),
    )
    for (const text of all) expect(cells.map((cell) => cell.text)).toContain(text)
    for (const { type, children, text } of cells)
      if (text.startsWith('='))
        expect({ type, children }).toEqual({ type: 'inlineStr', children: 'is' })
  })
})
