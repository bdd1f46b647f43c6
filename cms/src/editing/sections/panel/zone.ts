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

const stop = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Strapi has no event for these, and no place for other buttons in the header of a section. */
export function useZone(isNeeded: boolean, handlers: Handlers) {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    if (!isNeeded) return
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    const more = (event: Event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>(MORE) : null
      const index = button ? sectionAt(button) : undefined
      if (!button || index === undefined) return
      stop(event)
      latest.current.onMore(index, button)
    }
    const click = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (button?.textContent !== ADD || !button.closest('main form')) return
      stop(event)
      latest.current.onAdd()
    }
    const keydown = (event: KeyboardEvent) => {
      if (OPENS_MENU.has(event.key)) more(event)
      const isOurs = (event.ctrlKey || event.metaKey) && getSelection()?.isCollapsed
      const header = event.target instanceof Element ? event.target.closest(HEADER) : null
      const index = header ? sectionAt(header) : undefined
      if (isOurs && index !== undefined && latest.current.onKey(event.key, index)) stop(event)
    }
    document.addEventListener(
      'pointerdown',
      (event) => event.button === 0 && !event.ctrlKey && more(event),
      options,
    )
    document.addEventListener('click', click, options)
    document.addEventListener('keydown', keydown, options)
    return () => controller.abort()
  }, [isNeeded])
}

/** Opens a section of the form and brings it in sight. */
export function showSection(index: number) {
  const header = document
    .querySelectorAll(`main form ${ZONE}`)[0]
    ?.children[index]?.querySelector<HTMLElement>('h3 button')
  if (header?.getAttribute('aria-expanded') === 'false') header.click()
  header?.focus()
  header?.scrollIntoView({ block: 'start' })
}
