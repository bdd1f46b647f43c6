import { hasSlug } from '../../../content/shared/types'
import type { DocumentAction } from '../../../platform/panel/document-action'

const MAX_WAIT_MS = 10_000

/** Selects the slug as soon as the form of the copy is there. */
function selectSlug() {
  const started = performance.now()
  const look = () => {
    const [slug] = document.getElementsByName('slug')
    if (slug instanceof HTMLInputElement) {
      slug.focus()
      slug.select()
    } else if (performance.now() - started < MAX_WAIT_MS) requestAnimationFrame(look)
  }
  look()
}

/** Duplicate opens the stored copy, with its slug ready to be typed over. Types without a slug have no Duplicate. */
export function selectSlugOfCopy(action: DocumentAction): DocumentAction {
  if (action.type !== 'clone') return action
  const Copying: DocumentAction = (entry) => {
    const description = action(entry)
    if (!description || !hasSlug(entry.model)) return null
    return {
      ...description,
      dialog: undefined,
      onClick: async (event) => {
        const isCopied = await description.onClick?.(event)
        if (isCopied) selectSlug()
        return isCopied
      },
    }
  }
  return Object.assign(Copying, { type: action.type, position: action.position })
}
