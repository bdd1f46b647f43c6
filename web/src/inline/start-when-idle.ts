import { loadApp } from './load-app'

// Safari has no requestIdleCallback; setTimeout takes no notice of its options.
const requestIdle = window.requestIdleCallback ?? (setTimeout as typeof requestIdleCallback)

// After the next frame, since the first one may not be on the screen yet. A tab in the background has none.
addEventListener('load', () => requestAnimationFrame(() => requestIdle(loadApp, { timeout: 3000 })))
