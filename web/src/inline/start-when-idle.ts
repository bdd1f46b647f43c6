import { loadApp } from './load-app'

// Safari has no requestIdleCallback.
const requestIdle =
  window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
const loadWhenIdle = () => requestIdle(loadApp, { timeout: 3000 })

if (document.readyState === 'complete') loadWhenIdle()
else addEventListener('load', loadWhenIdle)
