import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startMailServer } from './harness/mail-server'
import { startCms, type RunningCms } from './harness/start-cms'

let mail: Awaited<ReturnType<typeof startMailServer>>
let cms: RunningCms

beforeAll(async () => {
  mail = await startMailServer()
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: { SMTP_URL: mail.url },
  })
})
afterAll(async () => {
  await cms.remove()
  await mail.stop()
})

const forgetPassword = () => {
  const [account] = JSON.parse(readFileSync(join(cms.dataDir, 'accounts.json'), 'utf8')) as {
    email: string
  }[]
  return cms.postTo('/admin/forgot-password', { email: account?.email })
}

it('a member of staff who forgot the password is sent a way back', async () => {
  expect((await forgetPassword()).status).toBe(204)
  await expect.poll(() => mail.mails.length).toBe(1)
  const [text = ''] = mail.mails
  expect(text).toContain('From: no-reply@127.0.0.1')
  // Quoted-printable: a line may be broken anywhere, and "=" is written out.
  const words = text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(words).toMatch(new RegExp(`${cms.url}/admin/auth/reset-password\\?code=\\w{20,}`))
})

it('without a mail server nothing is sent to anybody, and the log says why', async () => {
  await cms.stop()
  await cms.startAgain({ SMTP_URL: '' })
  expect((await forgetPassword()).status).toBe(204)
  await expect.poll(() => cms.log()).toContain('SMTP_URL names no mail server')
  expect(mail.mails).toHaveLength(1)
})
