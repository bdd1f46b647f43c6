import { stack } from './stack'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { StaffRole } from '../cms'
import { expect, test as base } from './test'

/**
 * The browser reports each error response twice. The panel, too, and also a call whose answer was still
 * being read when the page was left.
 */
export const expectedErrors = [
  /Failed to load resource/,
  /^console: FetchError/,
  /^409: .*\/inbox\/changes/,
]

export function accountOf(role: StaffRole, dataDir: string) {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'accounts.json'), 'utf8')) as {
    role: string
    email: string
    password: string
  }[]
  const account = accounts.find((one) => one.role === role)
  if (!account) throw new Error(`There is no account for a ${role}.`)
  return account
}

type Options = {
  /** What the panel shows first, as by a link that is opened while signed out. The home page if not given. */
  at?: string
  /** Messages in the console that this session is expected to cause. */
  expects?: readonly RegExp[]
  /** Another cms than the shared one. */
  cms?: { url: string; dataDir: string }
}

type SignIn = (role: StaffRole, options?: Options) => Promise<Page>

/** Visitors, and staff in the panel, where unexpected errors fail the test too. */
export const test = base.extend<{ signIn: SignIn }>({
  signIn: async ({ enter }, use) =>
    use(async (role, { at = '/admin', expects = [], cms = stack.cms } = {}) => {
      const { email, password } = accountOf(role, cms.dataDir)
      const page = await enter(
        { viewport: { width: 1440, height: 1000 } },
        [...expectedErrors, ...expects],
        [stack.site, cms.url],
      )
      await page.goto(new URL(at, cms.url).href)
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      const logIn = page.getByRole('button', { name: 'Log in' })
      await logIn.click()
      await expect(logIn).toBeHidden()
      return page
    }),
})
