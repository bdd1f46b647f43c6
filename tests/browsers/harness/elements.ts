/** An element that visitors see: by selector and, where several match, by the name that it shows. */
export type Target = { css: string; name?: string }

type Named = Element & { labels?: NodeListOf<HTMLLabelElement> | null }

/**
 * In the page: the centre of a visible element, once it is in view, nothing moves it and nothing covers it.
 * A driver's click is sent to a position, whatever is there.
 */
export function centreOf({ css, name }: Target): { x: number; y: number } | null {
  const nameOf = (element: Named) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent
  const element = [...document.querySelectorAll(css)].find(
    (one) =>
      one.checkVisibility() &&
      (name === undefined || nameOf(one).replace(/\s+/g, ' ').trim() === name),
  )
  if (!element || element.matches(':disabled')) return null
  const isMoving = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .map(({ effect }) => (effect as KeyframeEffect | null)?.target)
    .some((moved) => moved?.contains(element))
  if (isMoving) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}
