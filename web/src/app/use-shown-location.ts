import { slugOfPath } from '@beam/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import { bringScreen } from './bring-screen'

const SAY_SO_AFTER_MS = 300

/**
 * Where the reader is. The screen before stays until the next one can be drawn whole, so that
 * scrolling, focus, title and announcement all meet a screen that is there.
 */
export function useShownLocation() {
  const location = useLocation()
  const kind = useNavigationType()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState({ location, kind })
  const [isWaiting, setIsWaiting] = useState(false)

  useEffect(() => {
    if (location === shown.location) return
    const show = () => {
      setShown({ location, kind })
      setIsWaiting(false)
    }
    if (location.pathname === shown.location.pathname) return show()
    let isLeft = false
    const timer = setTimeout(() => setIsWaiting(true), SAY_SO_AFTER_MS)
    void bringScreen(queryClient, slugOfPath(location.pathname)).then((isThere) => {
      clearTimeout(timer)
      if (isLeft) return
      if (isThere) inTransition(show)
      // The server knows aliases, redirects and new pages, and has a page for all that is unknown.
      else window.location.reload()
    })
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [location, kind, shown, queryClient])

  return { ...shown, isWaiting }
}

function inTransition(swap: () => void) {
  const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (wantsCalm || !('startViewTransition' in document)) return flushSync(swap)
  const transition = document.startViewTransition(() => flushSync(swap))
  // A hidden tab and a second navigation skip it; the screen is swapped all the same.
  transition.ready.catch(() => undefined)
}
