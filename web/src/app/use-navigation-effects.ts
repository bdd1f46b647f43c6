import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A new screen begins at its top or its anchor, with its title in the tab and its heading in focus. */
export function useNavigationEffects(title: string) {
  const { pathname, hash, key } = useLocation()
  const kind = useNavigationType()
  const isFirst = useRef(true)

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else if (kind !== 'POP' || !hash) window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash, key, kind])

  useEffect(() => {
    document.title = title
  }, [title])
}
