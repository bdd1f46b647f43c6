import { Flex, Typography } from '@strapi/design-system'
import type { Present } from '../shared/calls'
import { sentenceFor } from './presence-sentence'

type Props = { others: Omit<Present, 'since'>[]; children: string }

/** Names those who have the same thing open, with advice. */
export const OthersHere = ({ others, children }: Props) => (
  <Flex direction="column" alignItems="stretch" gap={2} width="100%" role="status">
    {others.map((other, index) => (
      <Typography key={index}>{sentenceFor(other)}</Typography>
    ))}
    <Typography variant="pi" textColor="neutral600">
      {children}
    </Typography>
  </Flex>
)
