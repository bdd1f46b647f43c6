/** What an entry's form notes by path: a text for a wrong field, nested as the entry's fields are. */
type Noted = { [name: string]: Noted } | Noted[] | string

type Form = { errors: object; setErrors: (errors: object) => void }

const LATEST_MS = 3000

/** So long a section may grow after it has opened. */
const GROWING_MS = 600

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

function keepInSight(field: HTMLElement | undefined, until: number) {
  field?.scrollIntoView({ block: 'center' })
  if (performance.now() < until) requestAnimationFrame(() => keepInSight(field, until))
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
    field?.focus()
    keepInSight(field, performance.now() + GROWING_MS)
  }
  requestAnimationFrame(look)
}
