const LONGEST_MS = 5_000

/** Acts on an element as soon as it is in the page; gives back what gives up waiting. */
export function whenThere<E extends Element>(find: () => E | null, act: (element: E) => void) {
  const found = find()
  if (found) {
    act(found)
    return undefined
  }
  const observer = new MutationObserver(() => {
    const late = find()
    if (!late) return
    stop()
    act(late)
  })
  const timer = setTimeout(() => stop(), LONGEST_MS)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
