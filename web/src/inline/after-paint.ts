/** Runs it when something is on the screen, so that loading the app doesn't hold that up; at the latest after three seconds, for a tab in the background. */
export function afterPaint(run: () => void) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) run()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(run, 3000)
}
