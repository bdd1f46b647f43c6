import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import { decodeUri } from '../browser/decode-uri'
import { whenInPage } from './when-in-page'

type Navigation = { location: Location; kind: `${NavigationType}` }

/** History entries for the anchors of one screen can share a key, so the address is added. */
const entryOf = ({ pathname, hash, key }: Location) => `${key} ${pathname}${hash}`

/**
 * Scrolls a new screen to its top or its anchor, and a screen that the visitor goes back to, to where
 * it was. Then moves the focus to the anchor or the main heading, unless it is in an open popover.
 */
export function useScrollAndFocus({ location, kind }: Navigation) {
  const previous = useRef(location)
  const positions = useRef(new Map<string, number>())

  useEffect(() => {
    const savePosition = () => positions.current.set(entryOf(previous.current), window.scrollY)
    // The browser would restore the position before the new screen is rendered.
    const restoreManually = () => (history.scrollRestoration = 'manual')
    const restoreByBrowser = () => (history.scrollRestoration = 'auto')
    restoreManually()
    addEventListener('scroll', savePosition, { passive: true })
    addEventListener('pageshow', restoreManually)
    addEventListener('pagehide', restoreByBrowser)
    return () => {
      removeEventListener('scroll', savePosition)
      removeEventListener('pageshow', restoreManually)
      removeEventListener('pagehide', restoreByBrowser)
    }
  }, [])

  useLayoutEffect(() => {
    if (previous.current === location) return undefined
    const isSameScreen = previous.current.pathname === location.pathname
    previous.current = location
    const top = kind === 'POP' ? positions.current.get(entryOf(location)) : undefined
    const anchor = decodeUri(location.hash.slice(1))
    if (top !== undefined || !anchor)
      window.scrollTo({ top: top ?? 0, behavior: isSameScreen ? 'auto' : 'instant' })
    const find = () =>
      anchor ? document.getElementById(anchor) : document.querySelector<HTMLElement>('main h1')
    return whenInPage(find, (target) => {
      if (anchor && top === undefined)
        target.scrollIntoView({ behavior: isSameScreen ? 'auto' : 'instant' })
      if (isInPopover(document.activeElement)) return
      if (target.tabIndex < 0) target.setAttribute('tabindex', '-1')
      target.focus({ preventScroll: true })
    })
  }, [location, kind])
}

/** The menu, for one, can be opened again while the next screen still loads. */
const isInPopover = (element: Element | null) => Boolean(element?.closest('[popover]'))
