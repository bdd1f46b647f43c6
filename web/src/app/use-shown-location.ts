import { slugOfPath } from '@app/contract'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useContentStore } from '../content/use-content'
import { prefersReducedMotion } from '../ui/reduced-motion'
import { loadScreen, prefetchScreen } from './load-screen'

const SHOW_LOADING_AFTER_MS = 300

/**
 * The location whose screen is shown. It lags behind the address until the next screen is loaded, so
 * that scroll position, focus, title and announcement apply to a complete screen.
 */
export function useShownLocation() {
  const location = useLocation()
  const kind = useNavigationType()
  const store = useContentStore()
  const [shown, setShown] = useState({ location, kind })
  const [isLoading, setIsLoading] = useState(false)

  useEffect(() => {
    if (location === shown.location) return
    const show = () => {
      setShown({ location, kind })
      setIsLoading(false)
    }
    if (location.pathname === shown.location.pathname) return show()
    let isCancelled = false
    const timer = setTimeout(() => setIsLoading(true), SHOW_LOADING_AFTER_MS)
    const slug = slugOfPath(location.pathname)
    void loadScreen(store, slug).then((isLoaded) => {
      clearTimeout(timer)
      if (isCancelled) return
      // The server resolves aliases, redirects and new pages, and answers everything else with the not-found page.
      if (!isLoaded) return window.location.reload()
      withViewTransition(show)
      // Refreshes what was loaded before and is stale by now.
      prefetchScreen(store, slug).catch(() => undefined)
    })
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [location, kind, shown, store])

  return { ...shown, isLoading }
}

function withViewTransition(update: () => void) {
  if (prefersReducedMotion() || !('startViewTransition' in document)) return flushSync(update)
  const transition = document.startViewTransition(() => flushSync(update))
  // It is rejected in a hidden tab or by another navigation; the update still happens.
  transition.ready.catch(() => undefined)
}
