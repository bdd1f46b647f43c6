import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

const HIDE_MS = 300

const OUTSIDE = 'body > :not(#root, script), #root > :not(.overlays)'

/**
 * Opens a dialog over the page, which is inert and can't scroll until the dialog closes. It is not a
 * modal dialog, because that would make the cookie sheet inert too and close on a second Escape.
 */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, onClosed: () => void) {
  const [isClosing, setIsClosing] = useState(false)

  useLayoutEffect(() => {
    const element = dialog.current
    const root = document.documentElement
    // Read before the page becomes inert: after that, the browser would restyle every element to measure it.
    const hasGutter = window.innerWidth > root.clientWidth
    element?.show()
    const outside = [...document.querySelectorAll<HTMLElement>(OUTSIDE)].filter(
      (candidate) => !candidate.inert,
    )
    for (const part of outside) part.inert = true
    root.dataset['scroll'] = hasGutter ? 'locked-beside-gutter' : 'locked'
    return () => {
      delete root.dataset['scroll']
      for (const part of outside) part.inert = false
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
