import { brand } from '../../../contract/brand'
import type { Locator, Page } from 'playwright'
import { launchBrowser } from '../../harness/browser/browser'
import { dismissDialogs } from '../../harness/browser/dismiss-dialogs'
import type { BenchPart, Row } from '../bench-part'
import { onSlowPhone } from '../browser/slow-phone'
import { appStarted, timingsOf, watchTimings } from '../browser/timings'
import { median } from '../statistics'
import { throwIfTimeIsOver } from '../time-limit'

const TARGET_MS = 200
const REPEATS = 3

/** A visitor scrolls to what they want to press and sees it first: its pictures come meanwhile. */
const LOOK_MS = 700

async function lookAt(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await target.page().waitForTimeout(LOOK_MS)
}

type Interaction = { what: string; path: string; act: (page: Page) => Promise<unknown> }

const acts: Interaction[] = [
  {
    what: 'Menu: open and close',
    path: '/',
    async act(page) {
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      await lookAt(menu)
      await menu.tap()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      await page.keyboard.press('Escape')
    },
  },
  {
    what: 'FAQ: open two answers',
    path: '/',
    async act(page) {
      const questions = page.getByRole('main').locator('details > summary')
      await lookAt(questions.nth(2))
      await questions.nth(1).tap()
      await questions.nth(2).tap()
    },
  },
  {
    what: 'Calculator: a slider by keys, an amount typed',
    path: '/pay-in-store',
    async act(page) {
      const slider = page.getByRole('slider', { name: 'The shop gives back' })
      await lookAt(slider)
      await slider.focus()
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
      const amount = page.getByRole('spinbutton', { name: 'At the till' })
      await amount.tap()
      await amount.pressSequentially('40')
    },
  },
  {
    what: 'Form: a field typed, and sent with errors',
    path: '/contacts',
    async act(page) {
      const form = page.getByRole('main').getByRole('form')
      const email = form.locator('[name="email"]')
      const send = form.locator('[type="submit"]')
      await lookAt(email)
      await email.tap()
      await email.pressSequentially('nobody@')
      await lookAt(send)
      await send.tap()
      await form.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
]

export const interactions: BenchPart = {
  name: 'inp',
  title: 'Answers to a visitor, processor slowed 4 times (INP)',
  async run({ stack: { web }, isQuick, detail }) {
    const browser = await launchBrowser()
    const before = async (page: Page) => {
      await page.addInitScript(dismissDialogs)
      await watchTimings(page)
    }
    const measure = ({ path, act }: Interaction) =>
      onSlowPhone(browser, { isSlowNetwork: false, before }, async (page) => {
        await page.goto(web.url + path)
        await appStarted(page)
        await act(page)
        return (await timingsOf(page)).slowestAnswer
      })
    const rows: Row[] = []
    try {
      for (const interaction of acts) {
        detail(interaction.what)
        const times: number[] = []
        for (let turn = 0; turn < (isQuick ? 1 : REPEATS); turn += 1) {
          throwIfTimeIsOver()
          times.push(await measure(interaction))
        }
        const slowest = median(times)
        rows.push({
          what: interaction.what,
          unit: 'ms',
          values: { [brand.name]: slowest },
          target: { text: `≤ ${TARGET_MS} ms`, isMet: slowest > 0 && slowest <= TARGET_MS },
        })
      }
      return rows
    } finally {
      await browser.close()
    }
  },
}
