import { useEffect, useState } from 'react'
import { useAttempt } from '../../../../platform/panel/calls/use-attempt'
import type { Seen } from '../use-changes'
import type { InboxCalls } from '../use-inbox-calls'

const seenOf = (rows: readonly Seen[]): ReadonlyMap<string, Seen> =>
  new Map(rows.map((row) => [row.reference, row]))

const NONE = seenOf([])

/**
 * What is selected of the list that is shown. Another list begins with nothing selected, so that nobody acts on what
 * they don’t see.
 */
export function useSelection(calls: InboxCalls, shownQuery: string | undefined) {
  const [selected, setSelected] = useState(NONE)
  const { isBusy: isReading, attempt } = useAttempt()
  useEffect(() => setSelected(NONE), [shownQuery])

  const readMatching = () =>
    attempt(async () => setSelected(seenOf((await calls.matching(shownQuery ?? '')).submissions)))
  return {
    selected,
    isReading,
    clear: () => setSelected(NONE),
    selectRows: (rows: readonly Seen[]) => setSelected(seenOf(rows)),
    selectMatching: () => void readMatching(),
    toggle: (row: Seen) =>
      setSelected((known) => {
        const others = [...known.values()].filter(({ reference }) => reference !== row.reference)
        return seenOf(others.length < known.size ? others : [...others, row])
      }),
  }
}

export type Selection = ReturnType<typeof useSelection>
