const DURATION_MS = 900

const easeOut = (part: number) => 1 - (1 - part) ** 3

/** Counts up to a figure once it scrolls into view. Returns a function that stops and shows it whole. */
export function countWhenInView(element: HTMLElement, value: string): () => void {
  const text = element.firstChild
  const [, before, digits, after] = /^(\D*)(\d{1,4})(\D*)$/.exec(value) ?? []
  if (!text || !digits) return () => undefined
  let frame = 0
  let wasOutOfView = false
  const count = (start: number, now: number) => {
    const part = Math.min(1, Math.max(0, now - start) / DURATION_MS)
    text.nodeValue = `${before}${Math.round(Number(digits) * easeOut(part))}${after}`
    if (part < 1) frame = requestAnimationFrame((next) => count(start, next))
  }
  const observer = new IntersectionObserver((entries) => {
    const isInView = entries.some((entry) => entry.isIntersecting)
    if (isInView) observer.disconnect()
    // A figure that is in view from the start has been read already.
    if (isInView && wasOutOfView) count(performance.now(), 0)
    wasOutOfView = true
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    text.nodeValue = value
  }
}
