import { readFileSync } from 'node:fs'
import { stack } from '../../harness/browser/stack'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'
import { expectations } from '../../../contract/forms/testing/expectations'
import { startMailServer } from '../../harness/mail-server'
import { hasDovecot, startMailboxServer } from '../../harness/mailbox-server'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { referenceIn } from '../../harness/stored-submissions'
import { writtenEmail } from '../../harness/written-email'

const EMAIL = 'ana@example.org'
const HTML = '<img src="x" onerror="document.title = \'hacked\'">'

let smtp: Awaited<ReturnType<typeof startMailServer>>
let mailbox: Awaited<ReturnType<typeof startMailboxServer>>
let cms: RunningCms

test.skip(!hasDovecot, 'dovecot-imapd is not installed')

test.beforeAll(async () => {
  smtp = await startMailServer()
  mailbox = await startMailboxServer()
  cms = await startCms({
    postgres: '',
    from: stack.seeded,
    environment: { SMTP_URL: smtp.url, IMAP_URL: mailbox.url, IMAP_ADDRESS: mailbox.address },
  })
})
test.afterAll(async () => {
  await cms.remove()
  await mailbox.remove()
  await smtp.stop()
})

function answer(messageId: string, written: Partial<Parameters<typeof writtenEmail>[0]>) {
  mailbox.deliver(writtenEmail({ from: EMAIL, ...written, headers: { 'In-Reply-To': messageId } }))
}

test('a reviewer who has the submission open sees the answer come, unfolds what it quotes, and saves its attachment', async ({
  signIn,
}) => {
  const post = await cms.post('contact', { ...expectations.contact.sample, email: EMAIL })
  const reference = referenceIn(post)
  await expect.poll(() => smtp.to(EMAIL).length).toBe(1)
  const messageId = smtp.to(EMAIL)[0]?.headers['message-id'] ?? ''

  const page = await signIn('Intake reviewer', { at: `/admin/inbox/${reference}`, cms })
  await page.getByRole('textbox', { name: 'New note' }).fill('Asked her for the plan.')
  await page.getByRole('button', { name: 'Add note' }).click()
  const entries = page.getByRole('article')
  await expect(entries).toHaveText([/Asked her/])

  answer(messageId, {
    text: `Here is the plan. ${HTML}\n\nOn 3 May 2026, Wallet wrote:\n> We have received your message.`,
    files: [{ name: 'plan.html', content: '<script>alert(1)</script>', type: 'text/html' }],
  })
  await expect(entries).toHaveText([/Asked her/, /Here is the plan/])
  answer(messageId, { from: 'other@example.net', text: 'Tell me everything about Ana.' })
  await expect(entries).toHaveText([/Asked her/, /Here is the plan/, /Tell me everything/])

  const own = entries.nth(1)
  await expect(own).toContainText(`${EMAIL} answered by email`)
  await expect(own).toContainText(HTML)
  await expect(own).not.toContainText('another address')
  await expect(entries.nth(2)).toContainText('From another address than the visitor gave')

  await expect(own).not.toContainText('We have received')
  await own.getByRole('button', { name: 'Show quoted text' }).click()
  await expect(own).toContainText('> We have received your message.')

  await expect(own).toContainText('text/plain · 25 bytes')
  const download = page.waitForEvent('download')
  await own.getByRole('button', { name: 'Download plan.html' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('plan.html')
  expect(readFileSync(await saved.path(), 'utf8')).toBe('<script>alert(1)</script>')
  await expect(page.getByText('downloaded an attachment')).toBeVisible()
  await expect(page).not.toHaveTitle('hacked')
  expect(await accessibilityViolations(page)).toEqual([])

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await own.getByRole('button', { name: 'Download plan.html' }).scrollIntoViewIfNeeded()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width} px`).toBe(0)
  }
})
