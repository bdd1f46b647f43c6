/**
 * Calls `run` after the first paint, which loading the app would delay, and once more three seconds from now, since a
 * tab in the background does not paint: `run` has to bear being called twice.
 */
export function afterPaint(run: () => void) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) run()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(run, 3000)
}
