import type { Page } from 'playwright'

type Timings = {
  /** When the largest text or picture was painted. */
  paintedAt: number
  /** How long tasks kept a painted page from answering, beyond the first 50 ms of each. */
  blocked: number
  /** The sum of all layout shifts. */
  shifted: number
  /** The slowest answer to a click or a key, from the input to the next frame. */
  slowestAnswer: number
}

type Watching = Window & { timings?: Timings }

/** Watches every page that is opened from now on. */
export const watchTimings = (page: Page) =>
  page.addInitScript(() => {
    const timings: Timings = { paintedAt: 0, blocked: 0, shifted: 0, slowestAnswer: 0 }
    ;(window as Watching).timings = timings
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) timings.paintedAt = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      for (const { startTime, duration } of list.getEntries())
        if (paint && startTime > paint.startTime) timings.blocked += duration - 50
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        timings.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
          timings.slowestAnswer = Math.max(timings.slowestAnswer, entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })

/** What was watched, once the entries of the last frames have been delivered. */
export async function timingsOf(page: Page): Promise<Timings> {
  await page.waitForTimeout(300)
  const timings = await page.evaluate(() => (window as Watching).timings)
  if (!timings) throw new Error('Nothing watched this page: call watchTimings before it is opened.')
  return timings
}

/** Waits until the app has started by itself, as it does once the page is loaded and idle. */
export const appStarted = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready')
