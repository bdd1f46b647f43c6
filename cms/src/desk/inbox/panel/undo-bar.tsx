import { Button, Flex, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'

/** At the foot of the window, so that what appears there moves nothing. */
export const Foot = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-end: 0;
  display: grid;
  gap: 8px;
  padding-block: 8px;
`

type Props = { done: string; onUndo: () => void }

/** The last thing done here, which one click takes back. */
export const UndoBar = ({ done, onUndo }: Props) => (
  <Flex
    gap={3}
    padding={2}
    paddingLeft={4}
    background="neutral0"
    shadow="popupShadow"
    hasRadius
    justifyContent="space-between"
    role="status"
  >
    <Typography>{done}</Typography>
    <Button variant="ghost" onClick={onUndo}>
      Undo
    </Button>
  </Flex>
)
