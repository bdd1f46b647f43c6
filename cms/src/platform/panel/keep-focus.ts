/** An element that had the focus, and what it was in, from near to far. */
type Trail = readonly [element: Element, ...around: Element[]]

const REMEMBERED = 20

/** What lies over the page for a while, and then is gone. */
const PASSING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const PARTS = `form, section, article, fieldset, main, [role="group"], ${PASSING}`
const OPERABLE = 'a, button, input, textarea, select, label, summary, [tabindex]'

function trailOf(element: Element): Trail {
  const around: Element[] = []
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
    around.push(one)
  return [element, ...around]
}

const canFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility()

/** What is left of a trail: the element itself, or else the part of the page that it was in. */
const leftOf = ([element, ...around]: Trail) =>
  canFocus(element)
    ? element
    : around.filter(canFocus).find((one) => one.matches(PARTS) && one.querySelector(OPERABLE))

const wasPassing = (trail: Trail) => trail.some((one) => one.matches(PASSING))

function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.style.outline = 'none'
  }
  element.focus({ preventScroll: true })
}

/**
 * A button that was pressed is often gone after what it did, or disabled meanwhile. Then nothing on the page has the
 * focus, and a screen reader begins at the top. This moves the focus to the part of the page that the button was in,
 * and back once it is enabled; from a dialog that was closed, to what had the focus before.
 */
export function keepFocus() {
  let trails: Trail[] = []
  let moved: { from: Element; to: Element } | undefined
  let isMoving = false

  document.addEventListener('focusin', ({ target }) => {
    if (isMoving || !(target instanceof Element)) return
    moved = undefined
    trails = [...trails, trailOf(target)].slice(-REMEMBERED)
  })
  // Who clicks beside every control means to take the focus away.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest(OPERABLE)) [trails, moved] = [[], undefined]
  })

  const moveTo = (to: HTMLElement, from: Element) => {
    isMoving = true
    focusOn(to)
    isMoving = false
    moved = to === from ? undefined : { from, to }
  }

  const restore = () => {
    const { activeElement: active } = document
    if (moved && active === moved.to && canFocus(moved.from)) moveTo(moved.from, moved.from)
    if (active && active !== document.body && !active.matches(':disabled')) return
    const main = document.querySelector('main')
    // Where the focus was moved to is gone as well: it was a page's loader.
    if (main && moved && !moved.to.isConnected) return moveTo(main, moved.from)
    while (true) {
      const place = trails.at(-1)
      if (!place) return
      const left = leftOf(place)
      if (left) return moveTo(left, place[0])
      trails = trails.slice(0, -1)
      // All of that part of the page is gone. After a dialog, what had the focus before it is tried next.
      if (!wasPassing(place) && main) return moveTo(main, place[0])
    }
  }

  let isWaiting = false
  const changes = new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      restore()
    })
  })
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}
