import { existsSync } from 'node:fs'

/** The programs of each browser engine, and the Debian package that each comes in. */
const programs = {
  Firefox: { '/usr/bin/firefox-esr': 'firefox-esr' },
  WebKit: { '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' },
} as const

export type EngineName = keyof typeof programs

/** The engines that can be tested here, and why the others are skipped. */
export function findEngines() {
  const installed: EngineName[] = []
  const reasons: string[] = []
  for (const name of Object.keys(programs) as EngineName[]) {
    const missing = Object.entries(programs[name])
      .filter(([program]) => !existsSync(program))
      .map(([, debianPackage]) => debianPackage)
    if (process.platform !== 'linux')
      reasons.push(`${name} was skipped: its tests need Linux and Debian's packages.`)
    else if (missing.length > 0)
      reasons.push(`${name} was skipped: install Debian's ${missing.join(' and ')} to test in it.`)
    else installed.push(name)
  }
  return { installed, reasons }
}
