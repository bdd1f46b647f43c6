import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

const debianChromium = '/usr/bin/chromium'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Debian's Chromium where it is installed, otherwise Playwright's own. */
const settings: LaunchOptions = existsSync(debianChromium)
  ? { executablePath: debianChromium, args: quiet }
  : {}

export const launchBrowser = (args: string[] = []) =>
  chromium.launch({ ...settings, args: [...(settings.args ?? []), ...args] })

/** One browser for all test files, which connect to it. */
export const serveBrowser = () => chromium.launchServer(settings)
