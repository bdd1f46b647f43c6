import { OPENS_AFTER_MS } from './times'

const RETRY_MS = 300

/** In a lower window, as at 400% zoom, the dialog and the cookie sheet would leave nothing of a form. */
const MIN_HEIGHT = 360

const loadedAt = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.loadEventStart || performance.now()
}

const formOf = (node: unknown) => (node instanceof Element ? node.closest('form') : null)

/**
 * Calls `open` one second after the load event, or later: not before the dialog is ready, and not while the visitor is
 * filling in a form, has the menu or the video open, or has no room for the dialog. Returns a function that cancels
 * the call.
 */
export function openWhenIdle(open: () => void, isReady: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout>
  let editedForm = formOf(document.activeElement)

  const onInput = ({ target }: Event) => (editedForm = formOf(target))
  const isBusy = () =>
    editedForm?.isConnected ||
    formOf(document.activeElement) ||
    document.querySelector(':is(:modal, :popover-open)') ||
    (innerHeight < MIN_HEIGHT && document.querySelector("[data-cookies='ask'], main form"))
  const check = () => {
    if (!isReady() || isBusy()) timer = setTimeout(check, RETRY_MS)
    else open()
  }
  const start = () => {
    timer = setTimeout(check, Math.max(0, loadedAt() + OPENS_AFTER_MS - performance.now()))
  }

  addEventListener('input', onInput)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)

  return () => {
    clearTimeout(timer)
    removeEventListener('input', onInput)
    removeEventListener('load', start)
  }
}
