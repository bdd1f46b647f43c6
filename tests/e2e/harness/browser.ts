import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

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
export const launchBrowser = () =>
  existsSync(debianChromium)
    ? chromium.launch({ executablePath: debianChromium, args: quiet })
    : chromium.launch()
