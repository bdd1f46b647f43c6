import { useCallback, useState, useSyncExternalStore } from 'react'
import { useKept } from '../../../platform/panel/use-kept'

/** Where the page is beside the form; on a narrower screen it lies over the form. */
const wide = matchMedia('(min-width: 1280px)')

const watchWidth = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/**
 * Whether the page is shown with the form. Beside the form, the choice is kept in the browser. On a narrower screen the
 * page is shown over the form only until the form is left.
 */
export function useBeside() {
  const isWide = useSyncExternalStore(watchWidth, () => wide.matches)
  const [kept, keep] = useKept('page-beside', 'no')
  const [isOver, setIsOver] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  /** Closes a page that lies over the form, before a field of the form is opened. */
  const uncover = useCallback(() => setIsOver(false), [])
  return {
    uncover,
    isShown: isWide ? kept === 'yes' : isOver,
    /** Whether it was asked for since the form was opened. */
    isAsked,
    show(isShown: boolean) {
      setIsAsked(isShown)
      if (isWide) keep(isShown ? 'yes' : 'no')
      else setIsOver(isShown)
    },
  }
}
