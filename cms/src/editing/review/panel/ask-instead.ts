import { useAuth, useForm, useNotification } from '@strapi/strapi/admin'
import { approveId } from '../../shared/approve-id'
import type { DocumentAction } from '../../../platform/panel/document-action'
import { whyNotAsk } from './review-sentences'
import { typedComments } from './typed-comments'
import { useReview } from './use-review'

const NAME = 'askInstead'

/** While publishing needs a review, the first button of those who may not publish asks for one. */
export function askInstead(action: DocumentAction): DocumentAction {
  if (action.type !== 'publish') return action
  const Asking: DocumentAction = (entry) => {
    const description = action(entry)
    const mayApprove = useAuth(NAME, (state) => state.permissions).some(
      (permission) => permission.action === approveId,
    )
    const isUnsaved = useForm(NAME, (form) => form.modified)
    const { toggleNotification } = useNotification()
    const { documentId, document } = entry
    const version = `${document?.updatedAt ?? ''} ${document?.status ?? ''}`
    const { review, isBusy, add } = useReview(
      { model: entry.model, documentId, version },
      !mayApprove && entry.activeTab !== 'published',
    )
    const entryKey = `${entry.model} ${documentId ?? ''}`
    if (description && review === undefined) return { ...description, disabled: true }
    if (!description || !review?.isNeeded) return description
    const { kind, isChanged } = review.state
    const isAsked = kind === 'asked' && !isChanged
    const isLive = document?.status === 'published'
    return {
      ...description,
      label: isAsked ? 'Review asked for' : 'Ask for a review',
      loading: isBusy,
      disabled: isBusy || isAsked || whyNotAsk({ isLive, isUnsaved }) !== '',
      onClick: async () => {
        const comment = typedComments.of(entryKey)
        if (await add('asked', comment)) {
          typedComments.clear(entryKey, comment)
          toggleNotification({
            type: 'success',
            message: 'The chief editors see it on their home page.',
          })
        } else
          toggleNotification({
            type: 'danger',
            message: 'This could not be stored. Please try again.',
          })
      },
      dialog: undefined,
    }
  }
  return Object.assign(Asking, { type: action.type, position: action.position })
}
