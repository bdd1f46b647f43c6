/** The errors of an entry's form: a text for each wrong field, nested as the entry's fields are. */
type FormErrors = { [name: string]: FormErrors } | FormErrors[] | string

type Form = { errors: object; setErrors: (errors: object) => void }

const MAX_WAIT_MS = 15_000

/** A section that was just opened grows: its field has come to rest once it has not moved for so many frames. */
const SETTLED_FRAMES = 30

/** After this time the field is let go, so that nobody who scrolls away is held back for long. */
const MAX_FOLLOW_MS = 5000

/**
 * The errors of a form with one at the end of a path: the form opens each section on the way. The text of the error is
 * empty, so that no field turns red.
 */
export const notedAt = (path: string): FormErrors =>
  path.split('.').reduceRight<FormErrors>((inner, name) => {
    if (!/^\d+$/.test(name)) return { [name]: inner }
    const list: FormErrors[] = []
    list[Number(name)] = inner
    return list
  }, '')

/** On phones the side panels lie over the form, and this beneath them. */
const overlay = () => document.querySelector<HTMLElement>("[data-testid='actions-drawer-overlay']")

function fieldAt(path: string): HTMLElement | undefined {
  const named = document.getElementsByName(path)[0]
  // Of a rich text, the list of its kinds of paragraph has the name: letters typed there would choose from it.
  const bar = named?.closest('[role="toolbar"]')
  return (
    bar?.parentElement?.querySelector<HTMLElement>('[data-slate-editor]') ??
    named ??
    document.querySelector<HTMLElement>(`label[for="${CSS.escape(path)}"]`) ??
    undefined
  )
}

const bottomOf = (field: HTMLElement) => field.getBoundingClientRect().bottom

function keepInSight(field: HTMLElement, until: number, frames = SETTLED_FRAMES) {
  const before = bottomOf(field)
  field.scrollIntoView({ block: field.style.scrollMargin ? 'nearest' : 'center' })
  const framesLeft = bottomOf(field) === before ? frames - 1 : SETTLED_FRAMES
  if (framesLeft > 0 && performance.now() < until)
    requestAnimationFrame(() => keepInSight(field, until, framesLeft))
}

/** Waits for what is to be seen, brings it in sight and gives it the focus. */
function reveal(find: () => HTMLElement | null | undefined, done = () => {}) {
  const started = performance.now()
  function look() {
    const found = find()
    if (!found && performance.now() - started < MAX_WAIT_MS) {
      requestAnimationFrame(look)
      return
    }
    done()
    if (!found) return
    found.focus()
    keepInSight(found, performance.now() + MAX_FOLLOW_MS)
  }
  requestAnimationFrame(look)
}

/** Brings a part of a side panel in sight, and gives it the focus. */
export function openInPanel(selector: string) {
  const beneath = overlay()
  // Its only button that stands alone; the others are Save and Publish.
  const toggle = beneath?.nextElementSibling?.querySelector<HTMLElement>(':scope > div > button')
  if (beneath && getComputedStyle(beneath).pointerEvents === 'none') toggle?.click()
  reveal(() => {
    const part = document.querySelector<HTMLElement>(selector)
    if (!part?.checkVisibility()) return undefined
    // Not under the buttons above the panels, and with its own below it; the form beside it stays where it is.
    part.style.scrollMargin = '160px 0 80px'
    return part
  })
}

/**
 * Brings the field of a path in sight and puts the caret into it. A form opens its closed sections
 * only to show where something is wrong, so it has an error until the field is there.
 */
export function openField(path: string, { errors, setErrors }: Form) {
  overlay()?.click()
  setErrors(notedAt(path) as object)
  reveal(
    () => fieldAt(path),
    () => setErrors(errors),
  )
}
