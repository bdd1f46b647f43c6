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

/** On phones the side panels lie over the form. */
const closeDrawer = () =>
  document.querySelector<HTMLElement>("[data-testid='actions-drawer-overlay']")?.click()

const fieldAt = (path: string): HTMLElement | undefined =>
  document.getElementsByName(path)[0] ??
  document.querySelector<HTMLElement>(`label[for="${CSS.escape(path)}"]`) ??
  undefined

const bottomOf = (field: HTMLElement) => field.getBoundingClientRect().bottom

function keepInSight(field: HTMLElement, until: number, frames = SETTLED_FRAMES) {
  const before = bottomOf(field)
  field.scrollIntoView({ block: 'center' })
  const framesLeft = bottomOf(field) === before ? frames - 1 : SETTLED_FRAMES
  if (framesLeft > 0 && performance.now() < until)
    requestAnimationFrame(() => keepInSight(field, until, framesLeft))
}

/**
 * Brings the field of a path in sight and puts the caret into it. A form opens its closed sections
 * only to show where something is wrong, so it has an error until the field is there.
 */
export function openField(path: string, { errors, setErrors }: Form) {
  const started = performance.now()
  closeDrawer()
  setErrors(notedAt(path) as object)

  function look() {
    const field = fieldAt(path)
    if (!field && performance.now() - started < MAX_WAIT_MS) {
      requestAnimationFrame(look)
      return
    }
    setErrors(errors)
    if (!field) return
    field.focus()
    keepInSight(field, performance.now() + MAX_FOLLOW_MS)
  }
  requestAnimationFrame(look)
}
