import { useNotification } from '@strapi/strapi/admin'
import { useRef } from 'react'
import type { Change } from '../../shared/calls'
import { type Seen, staleText, useChanges } from '../use-changes'
import type { Colleagues } from '../use-colleagues'
import type { InboxCalls } from '../use-inbox-calls'
import type { InboxList } from './use-inbox-page'
import type { Selection } from './use-selection'
import { isListedAfter } from '../views'

type Options = {
  calls: InboxCalls
  colleagues: Colleagues
  list: InboxList
  selection: Selection
}

/** Changes to listed submissions: the list shows at once what they will make of it. */
export function useListedChanges({ calls, colleagues, list, selection }: Options) {
  const { query, foresee, reload } = list
  const { change, undo, last, forget } = useChanges({ calls, colleagues, reload })
  const { toggleNotification } = useNotification()
  const waiting = useRef(0)
  return {
    last,
    undo,
    async change(seen: readonly Seen[], to: Change) {
      const references = new Set(seen.map(({ reference }) => reference))
      foresee(references, to, isListedAfter(query, to, colleagues.me))
      selection.clear()
      waiting.current += 1
      try {
        const { stale } = await change(seen, to)
        if (stale.length > 0)
          toggleNotification({ type: 'warning', message: staleText(stale, seen, 'changed') })
      } catch {
        // useInboxCalls has shown the error.
      } finally {
        waiting.current -= 1
        // Read again after the last of several changes: any earlier, the list would lack the others.
        if (waiting.current === 0) void reload()
      }
    },
    forget(deleted: ReadonlySet<string>) {
      forget(deleted)
      selection.clear()
      reload()
    },
  }
}

export type ListedChanges = ReturnType<typeof useListedChanges>
