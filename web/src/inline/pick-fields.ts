import { onPanelMessage, tellPanel } from './panel-messages'

const SOURCE = 'data-strapi-source'
const HOVERED = `[${SOURCE}]:hover{outline:2px solid #1d6bf3;outline-offset:3px;cursor:pointer}`

const frame = new CSSStyleSheet()

/** For the form beside the page: a click on what a field shows tells the panel which field that is. */
export function pickFields() {
  onPanelMessage('pickFields', () => {
    frame.replaceSync(HOVERED)
    document.adoptedStyleSheets = [frame]
    document.addEventListener('click', pick, { capture: true })
  })
  onPanelMessage('showField', (payload) => {
    const { path } = (payload ?? {}) as { path?: unknown }
    if (typeof path === 'string') showField(path)
  })
}

function pick(event: MouseEvent) {
  const source = (event.target as Element).closest(`[${SOURCE}]`)?.getAttribute(SOURCE)
  if (source === null || source === undefined) return
  event.preventDefault()
  event.stopPropagation()
  tellPanel({ type: 'fieldPicked', payload: { path: new URLSearchParams(source).get('path') } })
}

/**
 * Scrolls to the element that shows a field, and frames it. If there is none, as for a section or an empty field, it
 * scrolls to the first field inside, or else to the first of the section.
 */
function showField(path: string) {
  const own = `[${SOURCE}$="path=${CSS.escape(path)}"]`
  const shown =
    document.querySelector(own) ??
    document.querySelector(`[${SOURCE}*="path=${CSS.escape(path)}."]`) ??
    document.querySelector(`[${SOURCE}*="path=${CSS.escape(sectionOf(path))}."]`)
  frame.replaceSync(`${HOVERED}${own}{outline:2px solid #1d6bf3;outline-offset:3px}`)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  shown?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
}

/** "Content.2" of "Content.2.points.0.text" */
const sectionOf = (path: string) => path.split('.').slice(0, 2).join('.')
