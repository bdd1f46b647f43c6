import { Badge, Flex, IconButton, Typography } from '@strapi/design-system'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Drag, Pencil, Plus, Trash } from '@strapi/icons'
import type { DragEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Direction } from './rows'

export const INDENT = 28

const Line = styled.li<{ $level: number }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 12px;
  padding-left: ${({ $level }) => 12 + ($level - 1) * INDENT}px;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  &:first-child {
    border-top: 0;
  }
  && button[aria-disabled='true'] {
    background: none;
    border-color: transparent;
    opacity: 0.35;
  }
`

const Handle = styled.span`
  display: inline-flex;
  padding: 8px 4px;
  cursor: grab;
  color: ${({ theme }) => theme.colors.neutral500};
`

/** Where the dragged item lands. */
const Mark = styled.span<{ $level: number; $isBelow: boolean }>`
  position: absolute;
  inset: ${({ $isBelow }) => ($isBelow ? 'auto 8px -2px auto' : '-2px 8px auto auto')};
  left: ${({ $level }) => 12 + ($level - 1) * INDENT}px;
  height: 4px;
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.primary600};
`

const steps = [
  ['up', 'Move up', ArrowUp],
  ['down', 'Move down', ArrowDown],
  ['out', 'Move out', ArrowLeft],
  ['in', 'Move in', ArrowRight],
] as const satisfies [Direction, string, unknown][]

type Props = {
  at: number
  title: string
  /** What it is called in other languages. */
  titles: string[]
  level: number
  /** Where it leads. */
  target: string
  /** Why visitors don't see this item. */
  hidden: string | undefined
  possible: Record<Direction, boolean>
  isLocked: boolean
  drop: { level: number; isBelow: boolean } | undefined
  onStep: (direction: Direction) => void
  onEdit: () => void
  onAdd: () => void
  onDelete: () => void
  onDragStart: (event: DragEvent) => void
  onDragEnd: () => void
}

/** One item of the menu. Its buttons do what dragging does. */
export function ItemRow({
  at,
  title,
  titles,
  level,
  target,
  hidden,
  possible,
  isLocked,
  ...rest
}: Props) {
  const button = (name: string, label: string, icon: ReactNode, run: () => void, can = true) => (
    <IconButton
      key={name}
      size="S"
      variant="ghost"
      data-action={name}
      label={`${label}: ${title}`}
      disabled={!can}
      onClick={run}
    >
      {icon}
    </IconButton>
  )
  return (
    <Line $level={level} data-at={at} aria-label={title}>
      {rest.drop && <Mark $level={rest.drop.level} $isBelow={rest.drop.isBelow} />}
      {!isLocked && (
        <Handle draggable onDragStart={rest.onDragStart} onDragEnd={rest.onDragEnd} aria-hidden>
          <Drag />
        </Handle>
      )}
      <Flex
        direction="column"
        alignItems="flex-start"
        flex="1 1 160px"
        minWidth={0}
        style={{ overflowWrap: 'anywhere' }}
      >
        <Flex gap={2} wrap="wrap">
          <Typography fontWeight="semiBold">{title}</Typography>
          {titles.map((other) => (
            <Typography key={other} textColor="neutral600">{`/ ${other}`}</Typography>
          ))}
          {hidden !== undefined && <Badge>Not shown</Badge>}
        </Flex>
        <Typography variant="pi" textColor={hidden === undefined ? 'neutral600' : 'danger700'}>
          {hidden ?? target}
        </Typography>
      </Flex>
      {!isLocked && (
        <Flex gap={0}>
          {steps.map(([direction, label, Icon]) =>
            button(direction, label, <Icon />, () => rest.onStep(direction), possible[direction]),
          )}
          {button('add', 'Add an item below', <Plus />, rest.onAdd)}
          {button('edit', 'Edit', <Pencil />, rest.onEdit)}
          {button('delete', 'Delete', <Trash />, rest.onDelete)}
        </Flex>
      )}
    </Line>
  )
}
