import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Change } from '../../shared/calls'
import { filterOf } from '../../shared/view-query'
import { BULK_BAR, MANY } from './bulk-bar'
import { commonKeys, type KeyList } from '../keys'
import { cursorsOf } from './page-buttons'
import type { Cursor } from '../use-cursor'
import type { InboxList } from './use-inbox-page'
import { useKeys } from '../use-keys'
import type { ListedChanges } from './use-listed-changes'
import type { Selection } from './use-selection'

export const listKeys: KeyList = [
  ['j, k', 'next, previous submission'],
  ['o, Enter', 'open'],
  ['x', 'select'],
  ['/', 'search'],
  ...commonKeys,
]

/** Returns a function that moves the cursor by one row and, at the end of a page, opens the next page. */
function useStep({ page, rows, query, isCurrent }: InboxList, cursor: Cursor) {
  const navigate = useNavigate()
  /** Set until the next page is shown: the cursor then goes to its first row (1) or its last one (-1). */
  const landing = useRef<1 | -1>()
  useEffect(() => {
    if (landing.current === undefined || !isCurrent) return
    cursor.moveTo(rows.at(landing.current === 1 ? 0 : -1)?.reference)
    landing.current = undefined
  }, [cursor, isCurrent, rows])
  return (by: 1 | -1) => {
    if (page === undefined || page === 'failed' || cursor.moveBy(by)) return
    const cursors = cursorsOf(page)
    const next = by === 1 ? cursors.older : cursors.newer
    if (next === undefined) return
    landing.current = by
    navigate(`/inbox?${filterOf(query)}&${next}`)
  }
}

type Options = {
  list: InboxList
  cursor: Cursor
  selection: Selection
  changes: ListedChanges
  me: number
  onHelp: () => void
}

/** The keyboard shortcuts of the list. */
export function useListKeys({ list, cursor, selection, changes, me, onHelp }: Options) {
  const navigate = useNavigate()
  const step = useStep(list, cursor)
  const { row } = cursor
  /** Changes the selected submissions, else the row at the cursor. Many are left to the bar, which asks first. */
  const change = (to: Change) => {
    const chosen = [...selection.selected.values()]
    if (chosen.length > MANY) document.getElementById(BULK_BAR)?.querySelector('button')?.focus()
    else if (chosen.length > 0) void changes.change(chosen, to)
    else if (row) void changes.change([row], to)
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    u: () => void changes.undo(),
    '/': () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
    '?': onHelp,
    Escape: () => cursor.moveTo((row ?? list.rows[0])?.reference),
    ...(row &&
      list.isCurrent && {
        o: () => navigate(`/inbox/${row.reference}?${list.query}`),
        x: () => selection.toggle(row),
        e: () => change({ state: 'answered' }),
        s: () => change({ state: 'spam' }),
        a: () => change({ assigneeId: me }),
      }),
  })
}
