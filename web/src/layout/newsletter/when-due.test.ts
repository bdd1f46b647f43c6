import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenDue } from './when-due'

/** As much of a browser's page as is asked for: nothing here draws. */
class Control {
  constructor(readonly form: { isConnected: boolean } | null = null) {}
  closest = () => this.form
}

const LOADED_AT_MS = 200

function openPage(readyState: 'complete' | 'interactive' = 'complete') {
  const page = { readyState, activeElement: new Control(), standing: null as Control | null }
  const events = new EventTarget()
  vi.stubGlobal('Element', Control)
  vi.stubGlobal('document', { ...page, querySelector: () => page.standing })
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

const passed = (ms: number) => vi.advanceTimersByTime(ms)

const ready = () => true

beforeEach(() => {
  vi.useFakeTimers({ now: LOADED_AT_MS + 300 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the newsletter window is due', () => {
  it('a second after the page has loaded, once', () => {
    openPage()
    const open = vi.fn()
    whenDue(open, ready)
    passed(699)
    expect(open).not.toHaveBeenCalled()
    passed(60_000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('at once where the app came later than that', () => {
    openPage()
    vi.setSystemTime(LOADED_AT_MS + 5000)
    const open = vi.fn()
    whenDue(open, ready)
    passed(0)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('not before the page has loaded', () => {
    const { load } = openPage('interactive')
    const open = vi.fn()
    whenDue(open, ready)
    passed(60_000)
    expect(open).not.toHaveBeenCalled()
    load()
    passed(1000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('only when a form that was begun is gone', () => {
    const { type } = openPage()
    const form = { isConnected: true }
    const open = vi.fn()
    whenDue(open, ready)
    type(new Control(form))
    passed(60_000)
    expect(open).not.toHaveBeenCalled()
    form.isConnected = false
    passed(1000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('only when the focus has left a form', () => {
    const { focus } = openPage()
    const open = vi.fn()
    whenDue(open, ready)
    focus(new Control({ isConnected: true }))
    passed(60_000)
    expect(open).not.toHaveBeenCalled()
    focus(new Control())
    passed(1000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('only when the menu or the film is closed', () => {
    const { page } = openPage()
    page.standing = new Control()
    const open = vi.fn()
    whenDue(open, ready)
    passed(60_000)
    expect(open).not.toHaveBeenCalled()
    page.standing = null
    passed(1000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('only when its code is there, and nobody began to write meanwhile', () => {
    const { type } = openPage()
    const form = { isConnected: true }
    const open = vi.fn()
    let isReady = false
    whenDue(open, () => isReady)
    passed(5000)
    type(new Control(form))
    isReady = true
    passed(60_000)
    expect(open).not.toHaveBeenCalled()
    form.isConnected = false
    passed(1000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('never when called off while its code is on the way', () => {
    openPage()
    const open = vi.fn()
    let isReady = false
    const callOff = whenDue(open, () => isReady)
    passed(5000)
    callOff()
    isReady = true
    passed(60_000)
    expect(open).not.toHaveBeenCalled()
  })

  it.each(['complete', 'interactive'] as const)('never when called off (%s)', (readyState) => {
    const { load } = openPage(readyState)
    const open = vi.fn()
    whenDue(open, ready)()
    load()
    passed(60_000)
    expect(open).not.toHaveBeenCalled()
  })
})
