import { useEffect, useRef } from 'react'

const ZONE = 'ol[aria-describedby]'
const HEADER = `${ZONE} > li h3`
const MORE = `${HEADER} > span > button[aria-haspopup='menu']`
const ADD = 'Add a section'
const OPENS_MENU = new Set(['Enter', ' ', 'ArrowDown'])

/** The position of the section whose header an element is in. */
function sectionAt(element: Element): number | undefined {
  const section = element.closest(`${ZONE} > li`)
  const isOwn = section !== null && section.parentElement?.closest('li') === null
  return isOwn ? [...(section.parentElement?.children ?? [])].indexOf(section) : undefined
}

type Handlers = {
  /** Strapi's button below the sections was pressed. */
  onAdd: () => void
  /** The three dots of a section were. */
  onMore: (index: number, button: HTMLElement) => void
  /** A key was pressed with Ctrl or Cmd while a section's header has the focus, and no words are marked. */
  onKey: (key: string, index: number) => boolean
}

type Press = (handlers: Handlers) => void

let hearing: Handlers | undefined
/** What was pressed before anybody heard it, and on which page of the panel. */
let early: { press: Press; at: string } | undefined

function tell(press: Press) {
  if (hearing) press(hearing)
  else early = { press, at: location.pathname }
}

const stop = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

const targetOf = ({ target }: Event) => (target instanceof Element ? target : undefined)

function pressMore(event: Event) {
  const button = targetOf(event)?.closest<HTMLElement>(MORE)
  const index = button ? sectionAt(button) : undefined
  if (!button || index === undefined) return
  stop(event)
  tell(({ onMore }) => onMore(index, button))
}

function pressAdd(event: Event) {
  const button = targetOf(event)?.closest('main form button')
  if (button?.textContent !== ADD) return
  stop(event)
  tell(({ onAdd }) => onAdd())
}

function pressKey(event: KeyboardEvent) {
  if (OPENS_MENU.has(event.key)) pressMore(event)
  const isOurs = (event.ctrlKey || event.metaKey) && getSelection()?.isCollapsed
  const header = isOurs ? targetOf(event)?.closest(HEADER) : undefined
  const index = header ? sectionAt(header) : undefined
  if (index !== undefined && hearing?.onKey(event.key, index)) stop(event)
}

/**
 * Strapi has no event for what is pressed at the sections of a form, and no place for other buttons in their headers.
 * Its buttons appear before the side panels do: what is pressed that early is told once somebody hears.
 */
export function watchZone() {
  const capture = { capture: true }
  document.addEventListener('click', pressAdd, capture)
  document.addEventListener('keydown', pressKey, capture)
  document.addEventListener(
    'pointerdown',
    (event) => event.button === 0 && !event.ctrlKey && pressMore(event),
    capture,
  )
}

/** Hears what is pressed at the sections. */
export function useZone(isNeeded: boolean, handlers: Handlers) {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    if (!isNeeded) return
    hearing = {
      onAdd: () => latest.current.onAdd(),
      onMore: (index, button) => latest.current.onMore(index, button),
      onKey: (key, index) => latest.current.onKey(key, index),
    }
    if (early?.at === location.pathname) early.press(hearing)
    early = undefined
    return () => {
      hearing = undefined
    }
  }, [isNeeded])
}

/** Opens a section of the form and brings it in sight. */
export function showSection(index: number) {
  const header = document
    .querySelector(`main form ${ZONE}`)
    ?.children[index]?.querySelector<HTMLElement>('h3 button')
  if (header?.getAttribute('aria-expanded') === 'false') header.click()
  header?.focus()
  header?.scrollIntoView({ block: 'start' })
}
