import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/servers/free-port'
import { startChild } from '../../harness/child'
import { type Engine, HEIGHT } from './engine'
import { collectErrors, takeCollectedErrors } from './page-errors'
import { startScreen } from './screen'
import { callDriver, openSession } from './web-driver'
import { patience } from '../../harness/patience'

/** Its toolbar would keep the window wider than a phone. */
const NARROW_TOOLBAR = 'window * { min-width: 0; margin: 0; padding: 0; font-size: 1px }'

/** A folder of settings for GTK. */
function makeSettings() {
  const folder = mkdtempSync(join(tmpdir(), 'site-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The driver of WebKitGTK's MiniBrowser. */
async function startDriver(environment: Record<string, string>) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const driver = startChild('/usr/bin/WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      // Its sandbox needs namespaces, which root and containers often don't have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...environment,
    },
  })
  const isReady = async () =>
    (await callDriver<{ ready: boolean }>('GET', `${address}/status`)).ready
  await driver.waitUntil(isReady)
  return { address, stop: () => driver.stop('SIGTERM') }
}

/** WebKitGTK's MiniBrowser, by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const settings = makeSettings()
  let screen: Awaited<ReturnType<typeof startScreen>> | undefined
  let driver: Awaited<ReturnType<typeof startDriver>> | undefined
  const close = async () => {
    // The browser ends with its screen. It shares the driver's output, which ends only then.
    await screen?.close()
    await driver?.stop()
    settings.remove()
  }
  try {
    screen = await startScreen()
    driver = await startDriver({ DISPLAY: screen.display, XDG_CONFIG_HOME: settings.folder })
    const session = await openSession(driver.address, {
      timeouts: { pageLoad: patience.thing },
      'webkitgtk:browserOptions': { args: ['--automation'] },
    })
    return { ...engineOf(session), close }
  } catch (error) {
    await close()
    throw error
  }
}

function engineOf(session: Awaited<ReturnType<typeof openSession>>): Omit<Engine, 'close'> {
  const errors: string[] = []
  const run: Engine['run'] = (script, ...args) =>
    session.run(`return (${String(script)})(...arguments)`, args)
  const readErrors = async () => void errors.push(...(await run(takeCollectedErrors)))
  return {
    setWidth: (width) => session.resize(width, HEIGHT),
    async goTo(url) {
      await readErrors()
      await session.goTo(url)
      await run(collectErrors)
    },
    run,
    pressAt: session.pressAt,
    typeKeys: session.typeKeys,
    async takeErrors() {
      await readErrors()
      return errors.splice(0)
    },
  }
}
