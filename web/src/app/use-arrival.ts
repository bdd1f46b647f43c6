import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import { whenThere } from './when-there'

type Place = { location: Location; kind: `${NavigationType}` }

/** One screen may be several places: its anchors have no name of their own in the history. */
const nameOf = ({ pathname, hash, key }: Location) => `${key} ${pathname}${hash}`

/** A new screen begins at its top or its anchor; one that is come back to, where it was left. */
export function useArrival({ location, kind }: Place) {
  const known = useRef(location)
  const leftAt = useRef(new Map<string, number>())

  useEffect(() => {
    const remember = () => leftAt.current.set(nameOf(known.current), window.scrollY)
    // The browser would scroll the screen before the one that is come back to.
    const byHand = () => (history.scrollRestoration = 'manual')
    const byBrowser = () => (history.scrollRestoration = 'auto')
    byHand()
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pageshow', byHand)
    addEventListener('pagehide', byBrowser)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pageshow', byHand)
      removeEventListener('pagehide', byBrowser)
    }
  }, [])

  useLayoutEffect(() => {
    if (known.current === location) return undefined
    const isSameScreen = known.current.pathname === location.pathname
    known.current = location
    const top = kind === 'POP' ? leftAt.current.get(nameOf(location)) : undefined
    const anchor = decoded(location.hash.slice(1))
    if (top !== undefined || !anchor)
      window.scrollTo({ top: top ?? 0, behavior: isSameScreen ? 'auto' : 'instant' })
    const find = () =>
      anchor ? document.getElementById(anchor) : document.querySelector<HTMLElement>('main h1')
    return whenThere(find, (target) => {
      if (anchor && top === undefined)
        target.scrollIntoView({ behavior: isSameScreen ? 'auto' : 'instant' })
      if (target.tabIndex < 0) target.setAttribute('tabindex', '-1')
      target.focus({ preventScroll: true })
    })
  }, [location, kind])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
