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

/** Debian's browser where it is installed, and Playwright's own everywhere else. */
const settings: LaunchOptions = existsSync(debianChromium)
  ? { executablePath: debianChromium, args: quiet }
  : {}

export const launchBrowser = () => chromium.launch(settings)

/** One for all test files, each of which connects to it. */
export const serveBrowser = () => chromium.launchServer(settings)
