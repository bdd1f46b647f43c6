import { Button, Flex, Typography } from '@strapi/design-system'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { TextLink } from '../../../platform/panel/look/text-link'
import type { Undoable } from './undo'

/** Holds a bar at the foot of the window, so that what appears there moves nothing. */
export const Foot = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-end: 0;
  display: grid;
  gap: 8px;
  padding-block: 8px;
`

type Props = { last: Pick<Undoable, 'done' | 'of'>; search: string; onUndo: () => void }

/** The last thing done here, which one click takes back. */
export function UndoBar({ last: { done, of = [] }, search, onUndo }: Props) {
  const open = useParams()['reference']
  const [changed] = of
  return (
    <Flex
      gap={3}
      padding={2}
      paddingLeft={4}
      background="neutral0"
      shadow="popupShadow"
      hasRadius
      justifyContent="space-between"
    >
      <Typography role="status">{done}</Typography>
      <Flex gap={3}>
        {of.length === 1 && changed !== undefined && changed !== open && (
          <TextLink to={`/inbox/${changed}${search}`}>Open</TextLink>
        )}
        <Button variant="ghost" onClick={onUndo}>
          Undo
        </Button>
      </Flex>
    </Flex>
  )
}
