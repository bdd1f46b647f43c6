import { loadApp } from './load-app'

// Starts the app after the load event, for which the pictures of the first screen have arrived, and the first paint:
// loading the app would delay both. Three seconds after the load event it starts without a paint, since a tab in the
// background has none. `loadApp` bears being called twice.
addEventListener('load', () => {
  new PerformanceObserver(loadApp).observe({ type: 'paint', buffered: true })
  setTimeout(loadApp, 3000)
})
