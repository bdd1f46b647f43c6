import { Box, EmptyStateLayout, useNotifyAT } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { LEVELS } from '../../shared/menu'
import { INDENT, ItemRow } from './item-row'
import {
  type Branch,
  branchEnd,
  type Direction,
  type Pages,
  moveRow,
  positionOf,
  type Row,
  step,
  without,
} from './rows'

type Props = {
  rows: readonly Row[]
  pages: Pages
  visible: readonly Branch[]
  isLocked: boolean
  onChange: (rows: Row[]) => void
  onEdit: (at: number) => void
  onAdd: (at: number) => void
}

type Drop = { from: number; to: number; level: number }

const keysIn = (branches: readonly Branch[]): string[] =>
  branches.flatMap(({ row, items }) => [row.key, ...keysIn(items)])

/** What it is called in other languages. */
const titlesOf = ({ words = {} }: Row) =>
  Object.values(words).flatMap(({ title = '' }) => (title === '' ? [] : [title]))

function targetOf({ kind, page, address }: Row, pages: Pages): string {
  if (kind === 'page') return pages.get(page ?? '')?.address ?? ''
  return address === '' ? 'A heading' : address
}

/** Why visitors don't see an item. */
function reasonOf({ kind, page }: Row, pages: Pages): string {
  if (kind !== 'page') return 'Nothing is below this heading.'
  const found = pages.get(page ?? '')
  return found
    ? `The page “${found.title}” is a draft. Publish it, and the item appears.`
    : 'Its page was deleted. Choose another, or delete the item.'
}

/** The steps whose buttons are enabled. Moving in is also offered where it is too deep, and then tells why. */
function possibleSteps(rows: readonly Row[], at: number): Record<Direction, boolean> {
  const can = (direction: Direction) => step(rows, at, direction) !== undefined
  return { up: can('up'), down: can('down'), out: can('out'), in: can('in') || can('up') }
}

/** The menu's items, moved by dragging or by their buttons. */
export function ItemList({ rows, pages, visible, isLocked, onChange, onEdit, onAdd }: Props) {
  const { toggleNotification } = useNotification()
  const { notifyStatus } = useNotifyAT()
  const { list, setMoved } = useFocusOnMoved(rows)
  const { listProps, rowProps } = useDrag(rows, onChange)
  if (rows.length === 0)
    return <EmptyStateLayout content="The menu is empty. Add the first item." />

  const shown = new Set(keysIn(visible))
  const tooDeep = () =>
    toggleNotification({
      type: 'info',
      message: `The menu has ${LEVELS === 3 ? 'three' : LEVELS} levels. Nothing can go below the last.`,
    })
  const move = (at: number, direction: Direction) => {
    const next = step(rows, at, direction)
    const key = rows[at]?.key
    if (!next || key === undefined) return tooDeep()
    onChange(next)
    setMoved({ key, direction })
    return notifyStatus(
      positionOf(
        next,
        next.findIndex((row) => row.key === key),
      ),
    )
  }
  const remove = (at: number, title: string) => {
    const below = branchEnd(rows, at) - at - 1
    onChange(without(rows, at))
    toggleNotification({
      type: 'info',
      message: `“${title}”${below > 0 ? ` and the ${below} below it` : ''} will be gone when you save. Undo brings it back.`,
    })
  }
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow">
      <ol ref={list} aria-label="Menu items" {...listProps}>
        {rows.map((row, at) => (
          <ItemRow
            key={row.key}
            at={at}
            title={row.title}
            level={row.level}
            titles={titlesOf(row)}
            target={targetOf(row, pages)}
            hidden={shown.has(row.key) ? undefined : reasonOf(row, pages)}
            possible={possibleSteps(rows, at)}
            isLocked={isLocked}
            onStep={(direction) => move(at, direction)}
            onEdit={() => onEdit(at)}
            onAdd={() => (row.level < LEVELS ? onAdd(at) : tooDeep())}
            onDelete={() => remove(at, row.title)}
            {...rowProps(row, at)}
          />
        ))}
      </ol>
    </Box>
  )
}

/** Gives the focus back to a row that has moved: it is lost by the move, or by a button that is disabled after it. */
function useFocusOnMoved(rows: readonly Row[]) {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ key: string; direction: Direction }>()
  useEffect(() => {
    if (!moved) return
    const at = rows.findIndex(({ key }) => key === moved.key)
    const line = list.current?.querySelector(`[data-at="${at}"]`)
    const button =
      line?.querySelector<HTMLElement>(
        `[data-action="${moved.direction}"]:not([aria-disabled="true"])`,
      ) ?? line?.querySelector<HTMLElement>('[data-action]:not([aria-disabled="true"])')
    button?.focus()
    setMoved(undefined)
  }, [moved, rows])
  return { list, setMoved }
}

/** The item that is dragged, and where it would land: props for the list and for each of its rows. */
function useDrag(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const [drop, setDrop] = useState<Drop>()
  const [dragged, setDragged] = useState<number>()
  const dropAt = (event: DragEvent): Drop | undefined => {
    if (dragged === undefined) return undefined
    const line = (event.target as Element).closest<HTMLElement>('[data-at]')
    if (!line) return undefined
    const box = line.getBoundingClientRect()
    const at = Number(line.dataset['at'])
    const to = event.clientY < box.top + box.height / 2 ? at : at + 1
    const from = event.currentTarget.getBoundingClientRect().left
    const wanted = Math.round((event.clientX - from - INDENT / 2) / INDENT) + 1
    const next = moveRow(rows, dragged, to, wanted)
    const row = next.find(({ key }) => key === rows[dragged]?.key)
    return { from: dragged, to, level: row?.level ?? 1 }
  }
  const listProps = {
    onDragOver: (event: DragEvent) => {
      const next = dropAt(event)
      if (!next) return
      event.preventDefault()
      setDrop(next)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const next = dropAt(event)
      setDrop(undefined)
      if (next) onChange(moveRow(rows, next.from, next.to, next.level))
    },
  }
  const rowProps = ({ title }: Row, at: number) => {
    const isBelow = drop?.to === rows.length && at === rows.length - 1
    return {
      drop: drop && (drop.to === at || isBelow) ? { level: drop.level, isBelow } : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        const line = event.currentTarget.closest('li')
        if (line) event.dataTransfer.setDragImage(line, 12, 12)
        setDragged(at)
      },
      onDragEnd: () => {
        setDragged(undefined)
        setDrop(undefined)
      },
    }
  }
  return { listProps, rowProps }
}
