import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { reviewKinds } from '../shared/calls'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import type { ShownReview } from './use-review'

type Props = Pick<ShownReview, 'events' | 'hasOlder'> & { onOlder: () => void }

/** Who wrote and did what, the newest last. */
export const Thread = ({ events, hasOlder, onOlder }: Props) => (
  <Flex tag="ol" direction="column" alignItems="stretch" gap={2} aria-label="Comments">
    {hasOlder && (
      <li>
        <Button variant="tertiary" fullWidth onClick={onOlder}>
          Show earlier ones
        </Button>
      </li>
    )}
    {events.map(({ id, kind, authorName, text, at }) => (
      <Box key={id} tag="li" background="neutral100" padding={3} hasRadius>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {`${authorName} ${reviewKinds[kind]} · ${formatDateTime(at)}`}
        </Typography>
        {text !== '' && (
          <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
      </Box>
    ))}
  </Flex>
)
