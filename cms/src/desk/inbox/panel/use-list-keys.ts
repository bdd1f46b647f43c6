import { useEffect, useState } from 'react'
import type { Row } from './types'

type Actions = {
  rows: Row[]
  open: (row: Row) => void
  select: (row: Row) => void
  markAnswered: (row: Row) => void
  assignToMe: (row: Row) => void
  help: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const isInDialog = () => document.querySelector('[role="dialog"], [role="listbox"]') !== null

/** Keyboard shortcuts of the list; returns the index of the focused row. */
export function useListKeys(actions: Actions): number {
  const [focused, setFocused] = useState(-1)
  const { rows } = actions
  useEffect(() => setFocused(-1), [rows])

  useEffect(() => {
    const move = (step: number) => {
      const next = Math.min(Math.max(focused + step, 0), rows.length - 1)
      setFocused(next)
      document.querySelector(`[data-row="${next}"]`)?.scrollIntoView({ block: 'nearest' })
    }
    const row = rows[focused]
    const keys: Record<string, () => void> = {
      j: () => move(1),
      k: () => move(-1),
      '/': () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
      '?': actions.help,
      ...(row && {
        o: () => actions.open(row),
        x: () => actions.select(row),
        e: () => actions.markAnswered(row),
        a: () => actions.assignToMe(row),
      }),
    }
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      const action = keys[event.key]
      if (!action || hasModifier || isTyping(event.target) || isInDialog()) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [actions, focused, rows])

  return focused
}
