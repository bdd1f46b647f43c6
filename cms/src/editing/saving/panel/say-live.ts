import { isLiveAtOnce } from '../../../content/shared/types'
import type { DocumentAction } from '../../../platform/panel/document-action'

/** What has no draft goes live when it is saved; the button says so. */
export function sayLive(action: DocumentAction): DocumentAction {
  if (action.type !== 'update') return action
  const Saying: DocumentAction = (entry) => {
    const description = action(entry)
    if (!description || !isLiveAtOnce(entry.model)) return description
    return { ...description, label: 'Save and publish' }
  }
  return Object.assign(Saying, { type: action.type, position: action.position })
}
