import { mediaTexts } from './media-texts'

const FILE = "[role='dialog'] article:has([role='checkbox'])"
const SELECT_ALL = `[aria-label='${mediaTexts['upload.bulk.select.label']}']`

/**
 * Picks a file. In the dialog of a field for one picture, which has no "Select all", it also presses the last button,
 * which finishes the dialog, unless the click has taken the file back: `aria-checked` still tells how it was before.
 */
function pick(file: Element) {
  const dialog = file.closest("[role='dialog']")
  const checkbox = file.querySelector<HTMLElement>("[role='checkbox']")
  checkbox?.click()
  const finish = [...(dialog?.querySelectorAll('button') ?? [])].at(-1)
  if (checkbox?.ariaChecked !== 'true' && !dialog?.querySelector(SELECT_ALL))
    setTimeout(() => finish?.click())
}

/**
 * Where a field's pictures are chosen, Strapi opens a file's details on a click, and only its small checkbox
 * picks it. The details stay behind the file's own button.
 */
export function pickOnClick() {
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      const file = target?.closest(FILE)
      if (!file || target?.closest('button')) return
      event.stopPropagation()
      pick(file)
    },
    true,
  )
}
