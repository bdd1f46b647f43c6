import { type Metrics, monotonicMs } from '@app/runtime'
import type { PageStore, Render } from './pages/page-store'

const RENDER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

/** Times each render, failed ones included. */
export function timeRenders(metrics: Metrics, render: Render): Render {
  const observe = metrics.histogram('app_render_seconds', 'Page renders.', RENDER_SECONDS)
  return (...args) => {
    const began = monotonicMs()
    try {
      return render(...args)
    } finally {
      observe((monotonicMs() - began) / 1000)
    }
  }
}

/** Where the content comes from and how old it is. Returns the function that reports new content. */
export function addContentMetrics(metrics: Metrics, store: PageStore) {
  let readAt = monotonicMs()
  metrics.gauge('app_revision_age_seconds', 'Seconds since the content was read.', () => [
    { value: (monotonicMs() - readAt) / 1000 },
  ])
  metrics.gauge('app_content', '1 for where the content comes from.', () => [
    { labels: { source: store.snapshot.source }, value: 1 },
  ])
  metrics.gauge('app_stored_pages_bytes', 'Memory of the rendered pages.', () => [
    { value: store.bytes },
  ])
  return () => {
    readAt = monotonicMs()
  }
}
