import { loadApp } from './load-app'

// Starts the app once the pictures of the first screen are painted, since loading it would delay them, or after three seconds, since a tab in the background does not paint.
addEventListener('load', () => {
  new PerformanceObserver(loadApp).observe({ type: 'paint', buffered: true })
  setTimeout(loadApp, 3000)
})
