import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { StaffRole } from '../../api/harness/cms'
import { expect, test as base } from '../harness/test'

/** The panel asks for what only a licence brings, and the browser tells of each answer twice. */
const usual = [
  /^404: .*\/ai-(feature-config|localization-jobs)/,
  /Failed to load resource/,
  /^409: .*\/inbox\/changes/,
]

function accountOf(role: StaffRole, dataDir: string) {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'accounts.json'), 'utf8')) as {
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
  signIn: async ({ enter, place }, use) =>
    use(async (role) => {
      const { email, password } = accountOf(role, place.cms.dataDir)
      const page = await enter({ viewport: { width: 1440, height: 1000 } }, usual)
      await page.goto(`${place.cms.url}/admin`)
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
      return page
    }),
})
