import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import type { StaffRole } from '../../api/harness/cms'
import { expect as expectSoon, test as base } from '../harness/test'
import { watch } from '../harness/watch'

const { site, cms } = inject('place')

/** The panel is a large program: it answers more slowly than the site. */
export const expect = expectSoon.configure({ timeout: 20_000 })

/** The panel asks for what only a licence brings, and the browser tells of each answer twice. */
const usual = [/^404: .*\/ai-(feature-config|localization-jobs)/, /Failed to load resource/]

function accountOf(role: StaffRole) {
  const accounts = JSON.parse(readFileSync(join(cms.dataDir, 'accounts.json'), 'utf8')) as {
    role: string
    email: string
    password: string
  }[]
  const account = accounts.find((one) => one.role === role)
  if (!account) throw new Error(`There is no account for a ${role}.`)
  return account
}

type SignIn = (role: StaffRole) => Promise<Page>

/** Visitors, and staff who sign in to the panel and must meet no trouble there either. */
export const test = base.extend<{ signIn: SignIn }>({
  signIn: async ({ browser }, use) => {
    const checks: (() => Promise<void>)[] = []
    await use(async (role) => {
      const { email, password } = accountOf(role)
      const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
      const page = await context.newPage()
      const troubles = watch(page, [site, cms.url])
      checks.push(async () => {
        await context.close()
        expect(troubles.filter((one) => !usual.some((words) => words.test(one)))).toEqual([])
      })
      await page.goto(`${cms.url}/admin`)
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
      return page
    })
    for (const check of checks) await check()
  },
})
