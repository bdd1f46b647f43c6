const TIMEOUT_MS = 5_000

/**
 * Acts on an element at once if it is in the page, or as soon as it is, but not after five seconds. Returns a function
 * that cancels the wait, if there is one.
 */
export function whenInPage<E extends Element>(find: () => E | null, act: (element: E) => void) {
  const found = find()
  if (found) {
    act(found)
    return undefined
  }
  const observer = new MutationObserver(() => {
    const element = find()
    if (!element) return
    cancel()
    act(element)
  })
  const timer = setTimeout(() => cancel(), TIMEOUT_MS)
  const cancel = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return cancel
}
