import type { DocumentAction } from '../../../platform/panel/document-action'
import type { BulkAction } from '../../../platform/panel/feature-type'
import { isLiveAtOnce } from '../../../content/shared/types'
import { useIsHeld } from '../../panel/use-is-held'

/**
 * While publishing needs a review, hides the buttons from editors whose call the server would refuse. The button that
 * saves what is live at once stays, but is disabled.
 */
export function hideHeld(action: DocumentAction): DocumentAction {
  const { type, position } = action
  if (type !== 'unpublish' && type !== 'delete' && type !== 'update') return action
  const Held: DocumentAction = (entry) => {
    const description = action(entry)
    const isHeld = useIsHeld()
    if (!isHeld || !description) return description
    if (type === 'update')
      return isLiveAtOnce(entry.model) ? { ...description, disabled: true } : description
    // What was never published may be deleted.
    const isDraft = entry.document?.status === 'draft' && !isLiveAtOnce(entry.model)
    return type === 'delete' && isDraft ? description : null
  }
  return Object.assign(Held, { type, position })
}

export function hideHeldInBulk(action: BulkAction): BulkAction {
  const { type } = action
  if (type === 'delete') return action
  const Held: BulkAction = (entries) => {
    const description = action(entries)
    const isHeld = useIsHeld()
    const changesSite = type === 'unpublish' || description?.actionType === 'publish'
    return isHeld && changesSite ? null : description
  }
  return Object.assign(Held, { type })
}
