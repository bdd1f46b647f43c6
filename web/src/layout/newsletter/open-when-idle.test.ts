import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWhenIdle } from './open-when-idle'

/** A minimal stand-in for an element. */
class Control {
  constructor(readonly form: { isConnected: boolean } | null = null) {}
  closest = () => this.form
}

const LOADED_AT_MS = 200

function openPage(readyState: 'complete' | 'interactive' = 'complete') {
  const page = { readyState, activeElement: new Control(), overlay: null as Control | null }
  const events = new EventTarget()
  vi.stubGlobal('Element', Control)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('document', { ...page, querySelector: () => page.overlay })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('performance', {
    now: () => Date.now(),
    getEntriesByType: () => [{ loadEventStart: LOADED_AT_MS }],
  })
  return {
    page,
    focus: (control: Control) => Object.assign(document, { activeElement: control }),
    type: (target: Control) =>
      events.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: target })),
    load: () => events.dispatchEvent(new Event('load')),
  }
}

const wait = (ms: number) => vi.advanceTimersByTime(ms)

const isReady = () => true

beforeEach(() => {
  vi.useFakeTimers({ now: LOADED_AT_MS + 300 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the newsletter dialog opens', () => {
  it('a second after the page has loaded, once', () => {
    openPage()
    const open = vi.fn()
    openWhenIdle(open, isReady)
    wait(699)
    expect(open).not.toHaveBeenCalled()
    wait(60_000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('not over a form in a window that has no room for both', () => {
    const { page } = openPage()
    vi.stubGlobal('innerHeight', 256)
    vi.stubGlobal('document', {
      ...page,
      querySelector: (css: string) => (css.includes('main form') ? {} : null),
    })
    const open = vi.fn()
    openWhenIdle(open, isReady)
    wait(5_000)
    expect(open).not.toHaveBeenCalled()
    vi.stubGlobal('innerHeight', 800)
    wait(5_000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('at once if the app loads later than that', () => {
    openPage()
    vi.setSystemTime(LOADED_AT_MS + 5000)
    const open = vi.fn()
    openWhenIdle(open, isReady)
    wait(0)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('not before the page has loaded', () => {
    const { load } = openPage('interactive')
    const open = vi.fn()
    openWhenIdle(open, isReady)
    wait(60_000)
    expect(open).not.toHaveBeenCalled()
    load()
    wait(1000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('only when a form that the visitor started is gone', () => {
    const { type } = openPage()
    const form = { isConnected: true }
    const open = vi.fn()
    openWhenIdle(open, isReady)
    type(new Control(form))
    wait(60_000)
    expect(open).not.toHaveBeenCalled()
    form.isConnected = false
    wait(1000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('only when no form has the focus', () => {
    const { focus } = openPage()
    const open = vi.fn()
    openWhenIdle(open, isReady)
    focus(new Control({ isConnected: true }))
    wait(60_000)
    expect(open).not.toHaveBeenCalled()
    focus(new Control())
    wait(1000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('only when the menu and the video are closed', () => {
    const { page } = openPage()
    page.overlay = new Control()
    const open = vi.fn()
    openWhenIdle(open, isReady)
    wait(60_000)
    expect(open).not.toHaveBeenCalled()
    page.overlay = null
    wait(1000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('only when its code has loaded, and the visitor has not started a form meanwhile', () => {
    const { type } = openPage()
    const form = { isConnected: true }
    const open = vi.fn()
    let hasLoaded = false
    openWhenIdle(open, () => hasLoaded)
    wait(5000)
    type(new Control(form))
    hasLoaded = true
    wait(60_000)
    expect(open).not.toHaveBeenCalled()
    form.isConnected = false
    wait(1000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('never when cancelled while its code is loading', () => {
    openPage()
    const open = vi.fn()
    let hasLoaded = false
    const cancel = openWhenIdle(open, () => hasLoaded)
    wait(5000)
    cancel()
    hasLoaded = true
    wait(60_000)
    expect(open).not.toHaveBeenCalled()
  })

  it.each(['complete', 'interactive'] as const)('never when cancelled (%s)', (readyState) => {
    const { load } = openPage(readyState)
    const open = vi.fn()
    openWhenIdle(open, isReady)()
    load()
    wait(60_000)
    expect(open).not.toHaveBeenCalled()
  })
})
