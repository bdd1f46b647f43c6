import { useForm } from '@strapi/strapi/admin'
import type { Entry } from '../../../platform/panel/document-action'
import { InSight } from './in-sight'
import { OthersHere } from './others-here'
import { useOthersAt } from './use-presence'

const NAME = 'PresencePanel'

/** The side panel that tells who else has the entry open. */
export function PresencePanel({
  model,
  document,
  activeTab,
}: Entry & { document?: { documentId?: string } }) {
  const isTyping = useForm(NAME, (form) => form.modified)
  const documentId = document?.documentId
  const isShown = documentId !== undefined && activeTab !== 'published'
  const others = useOthersAt(isShown ? `entries/${model}/${documentId}` : undefined, isTyping)
  if (!isShown) return null
  // Undefined until it is known: the other side panels wait for it (`showTogether`).
  if (!others) return undefined
  if (others.length === 0) return null
  return {
    title: 'Here now',
    isOpen: true,
    content: (
      <InSight>
        <OthersHere others={others}>
          Nothing gets lost: whoever saves second is asked where both changed the same.
        </OthersHere>
      </InSight>
    ),
  }
}
