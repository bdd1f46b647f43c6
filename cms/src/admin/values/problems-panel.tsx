import { Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { fieldsIn } from '../../values/fields'
import { linksIn } from '../../values/links'
import { problemsIn } from '../../values/problems'
import type { Entry } from '../document-action'
import { useLabels } from '../history/use-labels'
import { useDeadLinks } from './use-dead-links'

const NAME = 'ProblemsPanel'

/** In an entry's side panel: what cannot be right in it, stored or just typed, links to nowhere, and sections without content. */
export function ProblemsPanel({ model, documentId, activeTab }: Entry) {
  const values = useForm(NAME, (form) => form.values) as Record<string, unknown>
  const isShown = model.startsWith('api::') && activeTab !== 'published'
  const labels = useLabels(model, isShown)
  const fields = isShown ? fieldsIn(values, model, labels) : []
  const deadLinks = useDeadLinks(linksIn(fields), documentId)
  const found = [
    ...problemsIn(fields),
    ...deadLinks.map((message) => ({ path: message, message, isWrong: false })),
  ]
  if (found.length === 0) return null
  return {
    title: 'To check',
    content: (
      <Flex
        tag="ul"
        direction="column"
        alignItems="stretch"
        gap={2}
        aria-label="To check"
        width="100%"
      >
        {found.map(({ path, message, isWrong }, index) => (
          <Typography
            key={`${path} ${index}`}
            tag="li"
            textColor={isWrong ? 'danger600' : 'neutral800'}
            style={{ overflowWrap: 'anywhere' }}
          >
            {message}
          </Typography>
        ))}
      </Flex>
    ),
  }
}
