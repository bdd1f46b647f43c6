import { Box, Flex, Typography } from '@strapi/design-system'
import { type MovedPage, type PlannedMove, redirectOf } from '../shared/moves'

/** What visitors notice who come to the page's address of today. */
function noteOf(page: MovedPage, publishes: boolean): string {
  const redirect = redirectOf(page)
  if (page.live === null) return 'Not published'
  if (publishes && page.isModified)
    return `Has other changes that are not published, so it stays at ${page.live} until you publish it`
  return redirect === null ? 'No redirect is needed' : `Redirect from ${redirect}`
}

/** What a move does, before it is done. */
export function MovePreview({ planned, publishes }: { planned: PlannedMove; publishes: boolean }) {
  const { pages, menu } = planned
  const count =
    pages.length === 1 ? '1 page gets a new address' : `${pages.length} pages get new addresses`
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h3" fontWeight="bold">
        {count}
      </Typography>
      <Box
        tag="ul"
        aria-label={count}
        tabIndex={0}
        maxHeight="240px"
        overflow="auto"
        background="neutral100"
        hasRadius
        padding={3}
        style={{ overflowWrap: 'anywhere' }}
      >
        {pages.map((page) => (
          <Box key={page.documentId} tag="li" paddingBottom={2}>
            <Typography tag="p" fontWeight="semiBold">
              {page.title || 'Untitled'}
            </Typography>
            <Typography tag="p">{`${page.from} → ${page.to}`}</Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {noteOf(page, publishes)}
            </Typography>
          </Box>
        ))}
      </Box>
      {menu.map(({ title, to }) => (
        <Typography
          key={`${title} ${to}`}
          tag="p"
        >{`In the menu, “${title}” leads to ${to}.`}</Typography>
      ))}
      {pages.some(({ live }) => live !== null) && (
        <Typography tag="p">
          {publishes
            ? 'Visitors find it there within a second, and redirects lead them from the old addresses.'
            : 'The site changes when you publish: the addresses, the redirects and the menu.'}
        </Typography>
      )}
    </Flex>
  )
}
