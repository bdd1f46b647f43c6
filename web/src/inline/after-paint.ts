/** Calls `run` after the first paint, which loading the app would delay, or after three seconds: a tab in the background does not paint. */
export function afterPaint(run: () => void) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) run()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(run, 3000)
}
