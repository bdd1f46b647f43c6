import { Box, Button, Flex, Typography } from '@strapi/design-system'

type Props = { theirs: string; onTakeTheirs: () => void; onSaveMine: () => void }

/** Shown when a colleague saved first; what was typed is still in the fields, and nothing is overwritten. */
export const StaleSave = ({ theirs, onTakeTheirs, onSaveMine }: Props) => (
  <Box background="warning100" padding={4} hasRadius role="alert" aria-label="Conflicting change">
    <Typography tag="p" fontWeight="bold">
      A colleague saved a change in the meantime. Yours is not saved. Theirs:
    </Typography>
    <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {theirs}
    </Typography>
    <Flex gap={2} paddingTop={3}>
      <Button variant="secondary" onClick={onTakeTheirs}>
        Take theirs
      </Button>
      <Button variant="tertiary" onClick={onSaveMine}>
        Save mine
      </Button>
    </Flex>
  </Box>
)
