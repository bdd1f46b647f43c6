import { slugOfPath } from '@beam/contract'
import type { QueryClient } from '@tanstack/react-query'
import { prefetchScreen } from './bring-screen'

const REST_MS = 300

type Thrift = Navigator & { connection?: { saveData?: boolean } }

/**
 * Whoever points at a link is likely to follow it, and so is whoever scrolled to it and stays:
 * its content is asked for already. A page that is only opened asks for nothing.
 */
export function prefetchLinks(queryClient: QueryClient) {
  const asked = new Set<string>()
  const ask = (link: HTMLAnchorElement) => {
    if (link.origin !== location.origin || link.target === '_blank') return
    const slug = slugOfPath(link.pathname)
    if (link.pathname === location.pathname || asked.has(slug)) return
    asked.add(slug)
    prefetchScreen(queryClient, slug).catch(() => asked.delete(slug))
  }

  const pointed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) ask(link)
  }
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(name, pointed, { passive: true })

  if ((navigator as Thrift).connection?.saveData) return
  let rest: ReturnType<typeof setTimeout> | undefined
  const askInView = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
      if (isInView(link)) ask(link)
  }
  const scrolled = () => {
    clearTimeout(rest)
    rest = setTimeout(askInView, REST_MS)
  }
  addEventListener('scroll', scrolled, { passive: true })
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}
