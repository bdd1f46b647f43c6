import { describe, expect, it } from 'vitest'
import { findEngines } from './engines'

describe('the browser engines', () => {
  it('are all tested where their programs are installed', () => {
    expect(findEngines(() => true, 'linux')).toEqual({
      installed: ['Firefox', 'WebKit'],
      reasons: [],
    })
  })

  it('are skipped where a program is missing, with the package that brings it', () => {
    expect(findEngines((program) => program.endsWith('firefox-esr'), 'linux')).toEqual({
      installed: ['Firefox'],
      reasons: ["WebKit was skipped: install Debian's webkit2gtk-driver and xvfb to test in it."],
    })
  })

  it('are skipped on other systems than Linux', () => {
    expect(findEngines(() => true, 'darwin')).toEqual({
      installed: [],
      reasons: [
        "Firefox was skipped: its tests need Linux and Debian's packages.",
        "WebKit was skipped: its tests need Linux and Debian's packages.",
      ],
    })
  })
})
