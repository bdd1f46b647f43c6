import { slugOfPath } from '@app/contract'
import { isForServer } from '../ui/route-link'
import type { ContentStore } from '../content/content-store'
import { prefetchScreen } from './load-screen'

const SCROLL_PAUSE_MS = 300

type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } }

/**
 * Prefetches what a visitor is likely to open next: the link under the pointer or focus, and the links
 * in view once scrolling pauses. Loading a page prefetches nothing, and neither does scrolling when
 * the browser saves data.
 */
export function prefetchLinks(store: ContentStore) {
  const prefetched = new Set<string>()
  const prefetch = (link: HTMLAnchorElement) => {
    if (link.origin !== location.origin || link.target === '_blank') return
    const slug = slugOfPath(link.pathname)
    if (link.pathname === location.pathname || prefetched.has(slug)) return
    // Those to other languages, and those of the search page, load whole documents.
    if (link.hreflang || (isForServer(location.pathname) && link.closest('main'))) return
    prefetched.add(slug)
    prefetchScreen(store, slug).catch(() => prefetched.delete(slug))
  }

  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) prefetch(link)
  }
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(name, onPoint, { passive: true })

  if ((navigator as NavigatorWithConnection).connection?.saveData) return
  let pause: ReturnType<typeof setTimeout> | undefined
  const prefetchInView = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
      if (isInView(link)) prefetch(link)
  }
  const onScroll = () => {
    clearTimeout(pause)
    pause = setTimeout(prefetchInView, SCROLL_PAUSE_MS)
  }
  addEventListener('scroll', onScroll, { passive: true })
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}
