import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

type Choice = { label: string; onChoose: () => void }

type Props = { title: string; theirs: Choice; mine: Choice; children: ReactNode }

/** Shown when a colleague saved first: nothing is overwritten before one of both is chosen. */
export const ConflictBox = ({ title, theirs, mine, children }: Props) => (
  <Box background="warning100" padding={4} hasRadius role="alert" aria-label="Conflicting change">
    <Typography tag="p" fontWeight="bold">
      {title}
    </Typography>
    {children}
    <Flex gap={2} paddingTop={3}>
      <Button variant="secondary" onClick={theirs.onChoose}>
        {theirs.label}
      </Button>
      <Button variant="tertiary" onClick={mine.onChoose}>
        {mine.label}
      </Button>
    </Flex>
  </Box>
)

type StaleProps = { theirs: string; onTakeTheirs: () => void; onSaveMine: () => void }

/** The conflict of a form whose fields still hold what was typed. */
export const StaleSave = ({ theirs, onTakeTheirs, onSaveMine }: StaleProps) => (
  <ConflictBox
    title="A colleague saved a change in the meantime. Yours is not saved. Theirs:"
    theirs={{ label: 'Take theirs', onChoose: onTakeTheirs }}
    mine={{ label: 'Save mine', onChoose: onSaveMine }}
  >
    <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {theirs}
    </Typography>
  </ConflictBox>
)
