import { loadApp } from './load-app'

// Safari has no requestIdleCallback.
const requestIdle =
  window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))

// After the next frame, since the first one may not be on the screen yet. A tab in the background has none.
addEventListener('load', () => requestAnimationFrame(() => requestIdle(loadApp, { timeout: 3000 })))
