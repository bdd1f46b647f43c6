/** So long after the first paint nothing of the first screen is on its way any more, such as a title in another font. */
const SETTLED_MS = 250

/**
 * Calls `run` after the first screen is painted, which loading the app would delay, and once more three seconds from
 * now, since a tab in the background does not paint: `run` has to bear being called twice.
 */
export function afterPaint(run: () => void) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) setTimeout(run, SETTLED_MS)
  }).observe({ type: 'paint', buffered: true })
  setTimeout(run, 3000)
}
