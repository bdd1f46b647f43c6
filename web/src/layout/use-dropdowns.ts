import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'

const OPEN_AFTER = 80
const CLOSE_AFTER = 250

const isNode = (target: EventTarget | null) => target instanceof Node

const around = (target: EventTarget) =>
  target instanceof Element ? target.closest('details') : null

const titleOf = (dropdown: HTMLDetailsElement) => dropdown.querySelector('summary')

/** What scripts add to the native dropdowns of a menu: hover, arrow keys, and closing by themselves. */
export function useDropdowns(nav: RefObject<HTMLElement | null>) {
  const timer = useRef<number>(undefined)
  /** Opened by hovering: the click that follows keeps it open instead of closing it. */
  const hovered = useRef<HTMLDetailsElement>(null)

  const opened = () => nav.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null

  const close = () => {
    window.clearTimeout(timer.current)
    hovered.current = null
    const dropdown = opened()
    if (dropdown) dropdown.open = false
  }

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const dropdown = opened()
      if (dropdown && isNode(target) && !dropdown.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      window.clearTimeout(timer.current)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [])

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const dropdown = around(event.target)
    window.clearTimeout(timer.current)
    if (!dropdown) return leave()
    if (dropdown.open) return
    timer.current = window.setTimeout(() => {
      if (dropdown.open) return
      dropdown.open = true
      hovered.current = dropdown
    }, OPEN_AFTER)
  }

  const leave = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (hovered.current && hovered.current === opened()) close()
    }, CLOSE_AFTER)
  }

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('a')) return close()
    if (event.target.closest('summary') && hovered.current === around(event.target)) {
      event.preventDefault()
      hovered.current = null
    }
  }

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const dropdown = opened()
    if (dropdown && isNode(relatedTarget) && !dropdown.contains(relatedTarget)) close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const dropdown = around(event.target)
    if (event.key === 'Escape') {
      const wasInside = dropdown?.open
      close()
      if (wasInside) titleOf(dropdown)?.focus()
      return
    }
    const next = neighbour(nav.current, dropdown, event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return { onPointerOver, onPointerLeave: leave, onClick, onBlur, onKeyDown }
}

/** Left and right go along the menu, up and down through the dropdown that has the focus. */
function neighbour(
  nav: HTMLElement | null,
  dropdown: HTMLDetailsElement | null,
  { key, target }: KeyboardEvent,
): HTMLElement | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined || !nav) return undefined
  const isAlong = key === 'ArrowRight' || key === 'ArrowLeft'
  if (!isAlong && !dropdown) return undefined
  if (!isAlong && dropdown) dropdown.open = true
  const stops = isAlong
    ? [...nav.querySelectorAll<HTMLElement>('.main-nav__top:is(a, summary)')]
    : [...(dropdown?.querySelectorAll<HTMLElement>('summary, a') ?? [])]
  const from = isAlong && dropdown ? titleOf(dropdown) : target
  const at = stops.findIndex((stop) => stop === from)
  return stops[(at + step + stops.length) % stops.length]
}
