import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import code from './start-after-paint.ts?inline-script'

/** The script of a page that is not painted yet; `starts` counts how often the app was asked for. */
function open() {
  const listeners = new Map<string, (event: object) => void>()
  const page = {
    starts: 0,
    send: (name: string, event: object = {}) => listeners.get(name)?.(event),
  }
  const globals = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: () => undefined,
    setTimeout: () => 0,
    PerformanceObserver: class {
      observe() {}
    },
    console: { warn: () => undefined },
    fetch: async () => {
      page.starts += 1
      throw new Error('It is offline.')
    },
  }
  const named = code
    .replaceAll('APP_ENTRY', '"/entry.js"')
    .replaceAll('LAYOUT', '"/layout.json"')
    .replaceAll('APP_IMPORTS', '[]')
  runInContext(named, createContext(globals))
  return page
}

it('a pointer that rests where the page appears does not start the app', () => {
  const page = open()
  // A browser says of it that it has moved as soon as the page is laid out, before it is painted.
  page.send('pointermove', { movementX: 0, movementY: 0 })
  expect(page.starts).toBe(0)
  page.send('pointermove', { movementX: 0, movementY: -1 })
  expect(page.starts).toBe(1)
})

it.each(['keydown', 'touchstart', 'focusin'])('%s starts the app, once', (name) => {
  const page = open()
  page.send(name)
  page.send(name)
  expect(page.starts).toBe(1)
})
