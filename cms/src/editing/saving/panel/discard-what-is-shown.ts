import type { DocumentAction } from '../../../platform/panel/document-action'
import { basedOn, entryOf } from '../../panel/watch-saves'

/** What a list discards is based on the version in its row, not on one that a form showed earlier. */
export function discardWhatIsShown(action: DocumentAction): DocumentAction {
  if (action.type !== 'discard' && action.type !== 'unpublish') return action
  const Discarding: DocumentAction = (entry) => {
    const description = action(entry)
    const version = entry.document?.updatedAt
    // Strapi names no tab in a list. A form tells its version itself.
    if (!description?.dialog || !version || entry.activeTab) return description
    const { dialog } = description
    const onConfirm = async () => {
      basedOn.write(entryOf(entry), version)
      await dialog.onConfirm?.()
    }
    return { ...description, dialog: { ...dialog, onConfirm } }
  }
  return Object.assign(Discarding, { type: action.type, position: action.position })
}
