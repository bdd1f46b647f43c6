import { launch } from 'puppeteer-core'
import { type Engine, HEIGHT } from './engine'

/** Debian's Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? error.message : String(error)
    // Firefox asks for one beside a text file, whose policy lets nothing load.
    if (!text.includes('/favicon.ico')) errors.push(`error: ${text}`)
  })
  return {
    // Firefox ESR sets the size, but knows no orientation of the screen.
    setWidth: (width) =>
      page.setViewport({ width, height: HEIGHT }).catch((error: unknown) => {
        if (!String(error).includes('setScreenOrientationOverride')) throw error
      }),
    goTo: async (url) => void (await page.goto(url)),
    run: (script, ...args) => page.evaluate(script as () => never, ...(args as unknown as [])),
    pressAt: (x, y, heldMs) => page.mouse.click(x, y, { delay: heldMs }),
    typeKeys: (text) => page.keyboard.type(text),
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  }
}
