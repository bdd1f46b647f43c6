import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

const HIDE_MS = 300

const BEHIND = 'body > :not(#root, script), #root > :not(.overlays)'

/**
 * A window over the page: what lies behind is inert and does not scroll while it stands, and focus
 * returns to where it was. Not a modal dialog: that would freeze the cookie sheet too, and close on a second Escape.
 */
export function useWindow(dialog: RefObject<HTMLDialogElement | null>, onClosed: () => void) {
  const [isClosing, setIsClosing] = useState(false)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.show()
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)].filter((one) => !one.inert)
    for (const one of behind) one.inert = true
    const root = document.documentElement
    const hasGutter = window.innerWidth > root.clientWidth
    root.dataset['scroll'] = hasGutter ? 'locked-beside-gutter' : 'locked'
    return () => {
      delete root.dataset['scroll']
      for (const one of behind) one.inert = false
      element?.close()
    }
  }, [dialog])

  useEffect(() => {
    if (!isClosing) return
    const timer = setTimeout(onClosed, HIDE_MS)
    return () => clearTimeout(timer)
  }, [isClosing, onClosed])

  const close = useCallback(() => setIsClosing(true), [])
  return { isClosing, close }
}
