import { Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { problemsIn } from '../../values/problems'
import type { Entry } from '../document-action'
import { useLabels } from '../history/use-labels'

const NAME = 'ProblemsPanel'

/** In an entry's side panel: what cannot be right in it, stored or just typed, and sections without content. */
export function ProblemsPanel({ model, activeTab }: Entry) {
  const values = useForm(NAME, (form) => form.values) as Record<string, unknown>
  const isShown = model.startsWith('api::') && activeTab !== 'published'
  const labels = useLabels(model, isShown)
  const found = isShown ? problemsIn(values, model, labels) : []
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
        {found.map(({ path, message, isWrong }) => (
          <Typography
            key={path}
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
