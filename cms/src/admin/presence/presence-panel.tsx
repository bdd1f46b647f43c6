import { Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import type { Entry } from '../document-action'
import { sentenceFor } from './sentence'
import { usePresence } from './use-presence'

const NAME = 'PresencePanel'

/** In an entry's side panel: who else has it open now. */
export function PresencePanel({
  model,
  document,
  activeTab,
}: Entry & { document?: { documentId?: string } }) {
  const isTyping = useForm(NAME, (form) => form.modified)
  const documentId = document?.documentId
  const isShown = documentId !== undefined && activeTab !== 'published'
  const others = usePresence(isShown ? `${model}/${documentId}` : undefined, isTyping)
  if (others.length === 0) return null
  return {
    title: 'Here now',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%" role="status">
        {others.map((other, index) => (
          <Typography key={index}>{sentenceFor(other)}</Typography>
        ))}
        <Typography variant="pi" textColor="neutral600">
          Nothing gets lost: whoever saves second is asked.
        </Typography>
      </Flex>
    ),
  }
}
