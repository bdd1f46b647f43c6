const DELAY_MS = 1000
const LOOK_AGAIN_MS = 300

const loadedAt = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.loadEventStart || performance.now()
}

const formOf = (node: unknown) => (node instanceof Element ? node.closest('form') : null)

/**
 * Calls back a second after the window has loaded, and not before it is ready. Whoever is filling
 * in a form, or has a menu or a film open, is left in peace until that is done. Answers how to
 * call it off.
 */
export function whenDue(open: () => void, isReady: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout>
  let begun = formOf(document.activeElement)

  const note = ({ target }: Event) => (begun = formOf(target))
  const isBusy = () =>
    begun?.isConnected ||
    formOf(document.activeElement) ||
    document.querySelector(':is(:modal, :popover-open)')
  const look = () => {
    if (!isReady() || isBusy()) timer = setTimeout(look, LOOK_AGAIN_MS)
    else open()
  }
  const start = () => {
    timer = setTimeout(look, Math.max(0, loadedAt() + DELAY_MS - performance.now()))
  }

  addEventListener('input', note)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)

  return () => {
    clearTimeout(timer)
    removeEventListener('input', note)
    removeEventListener('load', start)
  }
}
