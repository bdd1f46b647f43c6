import { Box, Flex, Typography } from '@strapi/design-system'
import { brand } from '@app/contract'
import { useForm } from '@strapi/strapi/admin'
import { searchResult } from '../shared/search-result'
import type { Entry } from '../../../platform/panel/document-action'

const NAME = 'SearchPanel'

/** In the side panel of a page or a job: how a search engine lists it, as it is typed. */
export function SearchPanel({ model, activeTab }: Entry) {
  const values = useForm(NAME, (form) => form.values) as Record<string, unknown>
  const result = activeTab === 'published' ? undefined : searchResult(model, values)
  if (!result) return null
  const { title, address, description, advice } = result
  return {
    title: 'In search results',
    state: advice.length,
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Box
          tag="figure"
          aria-label="How search engines list it"
          padding={3}
          hasRadius
          borderColor="neutral200"
          background="neutral0"
          style={{ overflowWrap: 'anywhere', margin: 0 }}
        >
          <Typography variant="pi" textColor="neutral600" tag="p">
            {[brand.name, address].filter(Boolean).join(' › ')}
          </Typography>
          <Typography fontWeight="semiBold" textColor="secondary700" tag="p">
            {title}
          </Typography>
          <Typography variant="pi" textColor="neutral800" tag="p">
            {description ?? 'The description of the whole site'}
          </Typography>
        </Box>
        {advice.map((text) => (
          <Typography key={text} variant="pi" textColor="neutral800" tag="p">
            {text}
          </Typography>
        ))}
      </Flex>
    ),
  }
}
