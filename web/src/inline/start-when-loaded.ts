import { loadApp } from './load-app'

// Once the pictures of the first screen are on it, since the app would hold them up; after three seconds in a tab in the background.
addEventListener('load', () => {
  new PerformanceObserver(loadApp).observe({ type: 'paint', buffered: true })
  setTimeout(loadApp, 3000)
})
