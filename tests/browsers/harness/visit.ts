import { expect, inject } from 'vitest'
import { dismissDialogs } from '../../harness/browser/dismiss-dialogs'
import { centreOf, type Target } from './elements'
import type { Engine } from './engine'

export type Visit = Awaited<ReturnType<typeof startVisit>>

export type VisitOptions = {
  width: number
  /** A first visit: neither the cookie choice nor the newsletter dialog has been answered. */
  isNew?: boolean
}

/** In the page: forgets the visits before this one. */
function forgetVisits() {
  localStorage.clear()
  sessionStorage.clear()
}

const isReady = () => document.documentElement.dataset['app'] === 'ready'

/** In the page: touches it, which makes the app start at once. */
const startApp = () => document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))

/** What a visitor can do in a browser. */
export async function startVisit(engine: Engine, { width, isNew = false }: VisitOptions) {
  const { site } = inject('stack')

  /** Opens a page and waits until the app has hydrated it. */
  async function open(path: string) {
    await engine.goTo(site + path)
    await engine.run(startApp)
    await expect.poll(() => engine.run(isReady), { message: `${path} is hydrated` }).toBe(true)
  }

  async function hold(target: Target, heldMs: number) {
    let place: Awaited<ReturnType<typeof centreOf>> = null
    const find = async () => {
      const last = JSON.stringify(place)
      place = await engine.run(centreOf, target)
      return place !== null && JSON.stringify(place) === last
    }
    const message = `${target.name ?? target.css} stays in one place, and nothing covers it`
    await expect.poll(find, { message }).toBe(true)
    const { x, y } = place ?? { x: NaN, y: NaN }
    await engine.pressAt(x, y, heldMs)
  }

  const click = (target: Target) => hold(target, 0)

  await engine.setWidth(width)
  // A small file of the site, which shares the storage of its pages.
  await engine.goTo(`${site}/robots.txt`)
  await engine.run(forgetVisits)
  if (!isNew) await engine.run(dismissDialogs)
  return {
    run: engine.run,
    open,
    click,
    hold,
    async type(target: Target, text: string) {
      await click(target)
      await engine.typeKeys(text)
    },
    /** Whether an element is shown. */
    sees: (css: string) =>
      engine.run(
        (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()),
        css,
      ),
    textOf: (css: string) =>
      engine.run((selector) => document.querySelector<HTMLElement>(selector)?.innerText, css),
    path: () => engine.run(() => location.pathname),
  }
}
