import type { Destination } from '../../../shared/destination'
import { matching } from './matching'
import { knownDestinations, onDestinations, refreshDestinations } from './store'

/** The inputs for addresses: fields of a form, and the link of a rich text, whose dialog is Strapi's. */
const INPUTS =
  "input[role='combobox'][data-address], [data-radix-popper-content-wrapper] input[name='url']"

const LIST_ID = 'destinations'

const css = `
#${LIST_ID} {
  position: fixed; inset: auto; margin: 0; padding: 4px; overflow-y: auto; box-sizing: border-box;
  border-width: 1px; border-style: solid; border-radius: 4px; box-shadow: 0 2px 8px #0003;
  font-size: 1.4rem; line-height: 1.4; pointer-events: auto; overscroll-behavior: contain;
}
#${LIST_ID} li { padding: 8px 12px; border-radius: 4px; cursor: pointer; overflow-wrap: anywhere }
#${LIST_ID} li > * { display: block }
#${LIST_ID} small { font-size: 1.2rem; opacity: 0.8 }
#${LIST_ID} :is([aria-selected='true'], li:hover) { background: color-mix(in srgb, currentColor 10%, transparent) }
`

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function kindOf({ kind, page }: Destination) {
  if (kind === 'section') return `Section of “${page}”`
  return kind === 'page' ? '' : capitalized(kind)
}

const noteOf = (one: Destination) =>
  [one.address, kindOf(one), one.isLive ? '' : 'Not published'].filter(Boolean).join(' · ')

function optionOf(one: Destination, index: number) {
  const item = document.createElement('li')
  item.id = `${LIST_ID}-${index}`
  item.role = 'option'
  item.ariaSelected = 'false'
  const title = document.createElement('span')
  title.textContent = one.title
  const note = document.createElement('small')
  note.textContent = noteOf(one)
  item.append(title, note)
  return item
}

/** Fills an input as if the text were typed, since React holds the value of a field. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Puts the list below the field, or above it where there is little room below and more above. */
function placeAt(list: HTMLElement, input: HTMLInputElement) {
  const box = (input.parentElement ?? input).getBoundingClientRect()
  const below = window.innerHeight - box.bottom
  const isBelow = below > 200 || below > box.top
  list.style.left = `${box.left}px`
  list.style.width = `${box.width}px`
  list.style.top = isBelow ? `${box.bottom + 4}px` : 'auto'
  list.style.bottom = isBelow ? 'auto' : `${window.innerHeight - box.top + 4}px`
  list.style.maxHeight = `${Math.min(320, (isBelow ? below : box.top) - 12)}px`
}

function paintLike(list: HTMLElement, input: HTMLInputElement) {
  const field = getComputedStyle(input.parentElement ?? input)
  list.style.background = field.backgroundColor
  list.style.borderColor = field.borderTopColor
  list.style.color = getComputedStyle(input).color
}

function listbox() {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  const list = document.createElement('ul')
  list.id = LIST_ID
  list.role = 'listbox'
  list.ariaLabel = 'Pages, jobs and sections'
  list.popover = 'manual'
  return list
}

/** Shows the list at a field, which becomes its combobox. */
function attach(list: HTMLElement, input: HTMLInputElement) {
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.autocomplete = 'off'
  input.setAttribute('aria-controls', LIST_ID)
  const parent = input.closest("[role='dialog'], [data-radix-popper-content-wrapper]")
  ;(parent ?? document.body).append(list)
  list.showPopover()
  paintLike(list, input)
  placeAt(list, input)
}

/** The field at which the list is open, what it shows there, and what keys and clicks do with it. */
function suggestionsIn(list: HTMLElement) {
  let input: HTMLInputElement | undefined
  let shown: Destination[] = []
  let active = -1
  let typed = ''
  let isChoosing = false

  const close = () => {
    if (!input) return
    input.ariaExpanded = 'false'
    input.removeAttribute('aria-activedescendant')
    input = undefined
    list.remove()
  }
  const activate = (index: number) => {
    active = index
    for (const [position, item] of [...list.children].entries())
      item.ariaSelected = String(position === index)
    const item = list.children[index]
    item?.scrollIntoView({ block: 'nearest' })
    if (item) input?.setAttribute('aria-activedescendant', item.id)
    else input?.removeAttribute('aria-activedescendant')
  }
  const fill = () => {
    if (!input) return
    shown = matching(knownDestinations(), typed)
    list.replaceChildren(...shown.map(optionOf))
    activate(-1)
    list.hidden = shown.length === 0
    input.ariaExpanded = String(shown.length > 0)
  }
  const open = (target: HTMLInputElement, text: string) => {
    // `choose` types into the field, which must not open the list again.
    if (isChoosing) return
    typed = text
    if (input !== target) {
      close()
      input = target
      attach(list, input)
    }
    void refreshDestinations()
    fill()
  }
  const choose = (index: number) => {
    const target = input
    const chosen = shown[index]
    if (!target || !chosen) return
    close()
    isChoosing = true
    type(target, chosen.address)
    isChoosing = false
  }
  /** Whether the key did something. */
  const press = (key: string, target: HTMLInputElement) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step && input !== target) open(target, '')
    else if (step && shown.length > 0)
      // While no option is active, the arrow up leads to the last one.
      activate((Math.max(active, step < 0 ? 0 : -1) + step + shown.length) % shown.length)
    else if (key === 'Enter' && input === target && active >= 0) choose(active)
    else if (key === 'Escape' && input === target && shown.length > 0) close()
    else return false
    return true
  }
  return { field: () => input, open, close, fill, choose, press }
}

const addressInput = ({ target }: Event) =>
  target instanceof HTMLInputElement && target.matches(INPUTS) && !target.disabled
    ? target
    : undefined

/**
 * Offers pages, jobs and sections by a part of their title wherever an address is typed. One list serves the fields
 * of all forms and Strapi's dialog for the links of rich texts, which takes no component of ours.
 */
export function suggestDestinations() {
  const list = listbox()
  const suggestions = suggestionsIn(list)

  document.addEventListener('input', (event) => {
    const target = addressInput(event)
    if (target) suggestions.open(target, target.value)
  })
  document.addEventListener('click', (event) => {
    const target = addressInput(event)
    // Offers all destinations, not only those that match the address in the field.
    if (target && suggestions.field() !== target) suggestions.open(target, '')
  })
  document.addEventListener('focusout', (event) => {
    if (event.target === suggestions.field()) suggestions.close()
  })
  document.addEventListener(
    'keydown',
    (event) => {
      const target = addressInput(event)
      if (!target || event.isComposing || !suggestions.press(event.key, target)) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  // A click in the list neither takes the focus from the field, which would close the list, nor counts as one outside
  // the dialog that the field may stand in, which would close the dialog.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('pointerdown', (event) => event.stopPropagation())
  list.addEventListener('click', (event) => {
    event.stopPropagation()
    const item = event.target instanceof Element ? event.target.closest('li') : null
    suggestions.choose(item ? [...list.children].indexOf(item) : -1)
  })
  const follow = (event: Event) => {
    const input = suggestions.field()
    if (input && event.target !== list) placeAt(list, input)
  }
  document.addEventListener('scroll', follow, true)
  window.addEventListener('resize', follow)
  onDestinations(suggestions.fill)
}
