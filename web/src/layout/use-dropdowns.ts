import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react'

const OPEN_AFTER_MS = 80
const CLOSE_AFTER_MS = 250

const isNode = (target: EventTarget | null) => target instanceof Node

const dropdownOf = (target: EventTarget) =>
  target instanceof Element ? target.closest('details') : null

const summaryOf = (dropdown: HTMLDetailsElement) => dropdown.querySelector('summary')

/** Adds hover, arrow keys and closing from outside to the menu's native dropdowns. */
export function useDropdowns(nav: RefObject<HTMLElement | null>) {
  const timer = useRef<number>(undefined)
  /** The dropdown opened by hovering; a click on it keeps it open. */
  const hovered = useRef<HTMLDetailsElement>(null)

  const openDropdown = useCallback(
    () => nav.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null,
    [nav],
  )

  const close = useCallback(() => {
    window.clearTimeout(timer.current)
    hovered.current = null
    const dropdown = openDropdown()
    if (dropdown) dropdown.open = false
  }, [openDropdown])

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const dropdown = openDropdown()
      if (dropdown && isNode(target) && !dropdown.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      window.clearTimeout(timer.current)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [close, openDropdown])

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const dropdown = dropdownOf(event.target)
    window.clearTimeout(timer.current)
    if (!dropdown) return leave()
    if (dropdown.open) return
    timer.current = window.setTimeout(() => {
      if (dropdown.open) return
      dropdown.open = true
      hovered.current = dropdown
    }, OPEN_AFTER_MS)
  }

  const leave = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (hovered.current && hovered.current === openDropdown()) close()
    }, CLOSE_AFTER_MS)
  }

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('a')) return close()
    if (event.target.closest('summary') && hovered.current === dropdownOf(event.target)) {
      event.preventDefault()
      hovered.current = null
    }
  }

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const dropdown = openDropdown()
    if (dropdown && isNode(relatedTarget) && !dropdown.contains(relatedTarget)) close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const dropdown = dropdownOf(event.target)
    if (event.key === 'Escape') {
      const wasInside = dropdown?.open
      close()
      if (wasInside) summaryOf(dropdown)?.focus()
      return
    }
    const next = nextStop(nav.current, dropdown, event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return { onPointerOver, onPointerLeave: leave, onClick, onBlur, onKeyDown }
}

/** Left and right move along the menu, up and down inside the focused dropdown. */
function nextStop(
  nav: HTMLElement | null,
  dropdown: HTMLDetailsElement | null,
  { key, target }: KeyboardEvent,
): HTMLElement | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined || !nav) return undefined
  const isHorizontal = key === 'ArrowRight' || key === 'ArrowLeft'
  if (!isHorizontal && !dropdown) return undefined
  if (!isHorizontal && dropdown) dropdown.open = true
  const stops = isHorizontal
    ? [...nav.querySelectorAll<HTMLElement>('.main-nav__top:is(a, summary)')]
    : [...(dropdown?.querySelectorAll<HTMLElement>('summary, a') ?? [])]
  const current = isHorizontal && dropdown ? summaryOf(dropdown) : target
  const index = stops.findIndex((stop) => stop === current)
  return stops[(index + step + stops.length) % stops.length]
}
