import { useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { Change, Outcome, ReviewStatus } from '../shared/calls'
import type { InboxCalls } from './use-inbox-calls'

type Seen = Pick<ReviewStatus, 'reference' | 'version'>

const submissions = (count: number) => (count === 1 ? 'One submission' : `${count} submissions`)

type Options = { calls: InboxCalls; reload: () => void; onChanged: () => void }

/** Changes to the listed submissions; the last one can be undone. */
export function useChanges({ calls, reload, onChanged }: Options) {
  const [lastChanged, setLastChanged] = useState<Outcome['changed']>([])
  const { toggleNotification } = useNotification()

  const notify = (done: string, { changed, stale }: Outcome) => {
    const message = [
      changed.length > 0 && `${submissions(changed.length)} ${done}.`,
      stale.length > 0 &&
        `${submissions(stale.length)} could not be ${done}: a colleague had changed ${stale.length === 1 ? 'it' : 'them'} first.`,
    ]
      .filter(Boolean)
      .join(' ')
    toggleNotification({ type: stale.length > 0 ? 'warning' : 'success', message })
  }

  const change = async (seen: Seen[], to: Change) => {
    const outcome = await calls.change(seen, to)
    setLastChanged(outcome.changed)
    onChanged()
    reload()
    notify('changed', outcome)
  }

  const undo = async () => {
    const undone: Outcome = { changed: [], stale: [] }
    setLastChanged([])
    try {
      for (const { before, after } of lastChanged) {
        const { state, assigneeId } = before
        const { changed, stale } = await calls.change([after], { state, assigneeId })
        undone.changed.push(...changed)
        undone.stale.push(...stale)
      }
    } finally {
      reload()
    }
    notify('restored', undone)
  }

  // useInboxCalls has already shown the error of a call that failed.
  const ignoreError = (promise: Promise<void>) => void promise.catch(() => undefined)
  return {
    changedCount: lastChanged.length,
    change: (seen: Seen[], to: Change) => ignoreError(change(seen, to)),
    undo: () => ignoreError(undo()),
  }
}
