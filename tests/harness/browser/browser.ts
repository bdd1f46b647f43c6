import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without it the headless shell rounds the widths of letters, and lines break elsewhere than for people.
  '--font-render-hinting=none',
]

/** The first of Debian's programs that is installed, otherwise Playwright's own browser. */
function settingsFor(...programs: string[]): LaunchOptions {
  const installed = programs.find((program) => existsSync(program))
  return installed ? { executablePath: installed, args: quiet } : {}
}

/** For tests: without a window to draw, it does the same work in less processor time. */
export const testBrowser = settingsFor('/usr/bin/chromium-headless-shell', '/usr/bin/chromium')

const wholeBrowser = settingsFor('/usr/bin/chromium', '/usr/bin/chromium-headless-shell')

/** The browser that people have, to measure and to look at. */
export const launchBrowser = (args: string[] = []) =>
  chromium.launch({ ...wholeBrowser, args: [...(wholeBrowser.args ?? []), ...args] })
