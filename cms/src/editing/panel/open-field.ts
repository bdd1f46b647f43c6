/** What an entry's form notes by path: a text for a wrong field, nested as the entry's fields are. */
type Noted = { [name: string]: Noted } | Noted[] | string

type Form = { errors: object; setErrors: (errors: object) => void }

const LATEST_MS = 15_000

/** A section that was just opened grows: its field is where it stays once it is there for so many frames. */
const SETTLED_FRAMES = 30

/** Then whoever scrolls away meanwhile is let go. */
const LONGEST_MS = 5000

/** Nothing wrong at the end of a path: no field turns red, and each section on the way opens. */
export const notedAt = (path: string): Noted =>
  path.split('.').reduceRight<Noted>((inner, name) => {
    if (!/^\d+$/.test(name)) return { [name]: inner }
    const list: Noted[] = []
    list[Number(name)] = inner
    return list
  }, '')

/** On phones the side panels lie over the form. */
const closeDrawer = () =>
  document.querySelector<HTMLElement>("[data-testid='actions-drawer-overlay']")?.click()

const fieldAt = (path: string): HTMLElement | undefined =>
  document.getElementsByName(path)[0] ??
  document.querySelector<HTMLElement>(`label[for="${CSS.escape(path)}"]`) ??
  undefined

const endOf = (field: HTMLElement) => field.getBoundingClientRect().bottom

function keepInSight(field: HTMLElement, until: number, frames = SETTLED_FRAMES) {
  const before = endOf(field)
  field.scrollIntoView({ block: 'center' })
  const left = endOf(field) === before ? frames - 1 : SETTLED_FRAMES
  if (left > 0 && performance.now() < until)
    requestAnimationFrame(() => keepInSight(field, until, left))
}

/**
 * Brings the field of a path in sight and puts the caret into it. A form opens its closed sections
 * only to show where something is wrong, so it is told so until the field is there.
 */
export function openField(path: string, { errors, setErrors }: Form) {
  const started = performance.now()
  closeDrawer()
  setErrors(notedAt(path) as object)

  function look() {
    const field = fieldAt(path)
    if (!field && performance.now() - started < LATEST_MS) {
      requestAnimationFrame(look)
      return
    }
    setErrors(errors)
    if (!field) return
    field.focus()
    keepInSight(field, performance.now() + LONGEST_MS)
  }
  requestAnimationFrame(look)
}
