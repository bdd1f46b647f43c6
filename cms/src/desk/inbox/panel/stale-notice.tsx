import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { Change } from '../shared/calls'
import { reviewStates } from '../../panel/review-states'

import type { Conflict } from './use-submission'

type NameOf = (id: number | null) => string

const textOf = ({ state, assigneeId }: Change, nameOf: NameOf) =>
  [
    state && `state ${reviewStates[state].label}`,
    assigneeId !== undefined && `assignee ${nameOf(assigneeId) || 'none'}`,
  ]
    .filter(Boolean)
    .join(', ')

type Props = {
  conflict: Conflict
  nameOf: NameOf
  onKeepTheirs: () => void
  onApplyMine: () => void
}

/** Shown when a colleague changed the submission first; nothing has been overwritten. */
export const StaleNotice = ({ conflict, nameOf, onKeepTheirs, onApplyMine }: Props) => (
  <Box background="warning100" padding={4} hasRadius role="alert" aria-label="Conflicting change">
    <Typography tag="p" fontWeight="bold">
      A colleague changed this submission in the meantime.
    </Typography>
    <Typography tag="p">Theirs: {textOf(conflict.theirs, nameOf)}.</Typography>
    <Typography tag="p">Yours, not saved: {textOf(conflict.mine, nameOf)}.</Typography>
    <Flex gap={2} paddingTop={3}>
      <Button variant="secondary" onClick={onKeepTheirs}>
        Keep theirs
      </Button>
      <Button variant="tertiary" onClick={onApplyMine}>
        Apply mine
      </Button>
    </Flex>
  </Box>
)
