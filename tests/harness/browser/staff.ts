import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { StaffRole } from '../cms'
import { stack } from './stack'
import { expect, forget, test as base } from './test'

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

/** Where staff work: a role takes a desk for a test, whose browser has the panel in its cache. */
type Office = { desks: BrowserContext[]; sessions: Map<StaffRole, Session> }

type Session = Awaited<ReturnType<BrowserContext['storageState']>> & { since: number }

/** Well below the half hour after which the cms refuses a session's token. */
const SESSION_MS = 10 * 60_000

/** What is beside a form is open, as for staff who opened it once. */
const CARDS = [
  'To check',
  'Sections',
  'Comments',
  'Review',
  'Schedule',
  'History',
  'In search results',
]

const openCards = (titles: string[]) => {
  // A frame without an origin of its own has no storage.
  if (window !== window.top) return
  for (const title of titles) {
    const key = `panel card ${title}`
    if (localStorage.getItem(key) === null) localStorage.setItem(key, 'open')
  }
}

export const desktop = { viewport: { width: 1440, height: 1000 } }

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  const button = page.getByRole('button', { name: 'Log in' })
  await button.click()
  await expect(button).toBeHidden()
}

/** Continues a session on an empty page, as a tab of the same browser would. */
async function resume(page: Page, url: string, { cookies, origins }: Session) {
  await page.context().addCookies(cookies)
  const stored = origins.find(({ origin }) => origin === url)?.localStorage ?? []
  await page.goto(`${url}/readyz`)
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, stored)
}

/** Visitors, and staff in the panel, where unexpected errors fail the test too. */
export const test = base.extend<{ signIn: SignIn }, { office: Office }>({
  office: [
    async ({}, use) => {
      const office: Office = { desks: [], sessions: new Map() }
      await use(office)
      for (const context of office.desks) await context.close()
    },
    { scope: 'worker' },
  ],
  signIn: async ({ browser, office: { desks, sessions }, openPage }, use) => {
    const taken = new Map<StaffRole, BrowserContext>()
    await use(async (role, { at = '/admin', expects = [], cms = stack.cms } = {}) => {
      const free = desks.find((one) => ![...taken.values()].includes(one))
      const context = taken.get(role) ?? free ?? (await browser.newContext(desktop))
      if (!desks.includes(context)) desks.push(context)
      const page = await openPage({
        context,
        isShared: true,
        expects: [...expectedErrors, ...expects],
        servers: [stack.site, cms.url],
      })
      await page.addInitScript(openCards, CARDS)
      if (!taken.has(role)) {
        await context.clearCookies()
        for (const origin of [stack.site, cms.url]) await forget(page, origin)
      }
      taken.set(role, context)
      const session = sessions.get(role)
      const isKnown =
        cms.url === stack.cms.url && session && Date.now() - session.since < SESSION_MS
      if (isKnown) await resume(page, cms.url, session)
      await page.goto(new URL(at, cms.url).href)
      if (isKnown) return page
      await logIn(page, accountOf(role, cms.dataDir))
      const state = await context.storageState()
      if (cms.url === stack.cms.url) sessions.set(role, { ...state, since: Date.now() })
      return page
    })
  },
})
