import { useLayoutEffect, useRef, useState } from 'react'
import { rowAfter } from './row-after'
import type { Row } from './types'

const KEY = 'inbox.row'

/** Sets the row at which the list’s cursor is when this tab shows the list next. */
export const placeCursor = (reference: string) => sessionStorage.setItem(KEY, reference)

const focusable = (reference: string) =>
  document.querySelector<HTMLElement>(`[data-row="${reference}"] a`)

/** Whether the cursor may take the focus: nobody is taken out of a field or a dialog. */
const isFocusFree = () =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches('main') ||
  document.activeElement.closest('[data-row]') !== null

/**
 * The row that the keyboard acts on. It has the focus, so that every reader sees it; when it leaves the
 * list, the next one takes its place. It is still there after a reload, and on the way back from a submission.
 */
export function useCursor(rows: readonly Row[]) {
  const [wanted, setWanted] = useState(() => sessionStorage.getItem(KEY))
  const lastRows = useRef(rows)
  /** True once the keyboard was used: from then on the focus follows the cursor. */
  const isActive = useRef(false)
  const current = wanted === null ? undefined : rowAfter(lastRows.current, rows, wanted)

  useLayoutEffect(() => {
    if (rows.length === 0) return
    lastRows.current = rows
    if (current === undefined || current === wanted) return
    placeCursor(current)
    setWanted(current)
  }, [current, rows, wanted])

  useLayoutEffect(() => {
    if (current !== undefined && isActive.current && isFocusFree()) focusable(current)?.focus()
  }, [current, rows])

  const set = (reference: string) => {
    placeCursor(reference)
    setWanted(reference)
  }
  const moveTo = (reference: string | undefined) => {
    if (reference === undefined) return
    isActive.current = true
    set(reference)
    focusable(reference)?.focus()
  }
  const index = rows.findIndex(({ reference }) => reference === current)
  return {
    row: rows[index],
    set,
    moveTo,
    /** False at either end of the page. */
    moveBy(step: 1 | -1): boolean {
      const next = rows[index === -1 && step === -1 ? 0 : index + step]
      moveTo(next?.reference)
      return next !== undefined
    },
  }
}

export type Cursor = ReturnType<typeof useCursor>
