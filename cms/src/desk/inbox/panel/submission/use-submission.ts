import { useCallback, useEffect, useState } from 'react'
import type { Change, ReviewStatus } from '../../shared/calls'
import type { Submission } from '../types'
import type { Undoable } from '../undo'
import { type Seen, useChanges } from '../use-changes'
import type { Colleagues } from '../use-colleagues'
import type { InboxCalls } from '../use-inbox-calls'

const POLL_MS = 10_000

/** A change that was not saved because a colleague had changed the submission first. */
export type Conflict = { mine: Change; theirs: ReviewStatus }

/** A submission, reloaded regularly so that colleagues' changes show while it is open. */
export function useSubmission(calls: InboxCalls, colleagues: Colleagues, reference: string) {
  const [submission, setSubmission] = useState<Submission | 'failed' | 'gone'>()
  const [conflict, setConflict] = useState<Conflict>()

  const reload = useCallback(
    async (signal?: AbortSignal, onGone?: () => void) => {
      try {
        const found = await calls.read(reference, signal)
        setSubmission(found ?? 'gone')
        if (!found) onGone?.()
      } catch {
        if (!signal?.aborted) setSubmission((known) => known ?? 'failed')
      }
    },
    [calls, reference],
  )

  const changes = useChanges({ calls, colleagues, reload })

  useEffect(() => {
    const controller = new AbortController()
    setSubmission(undefined)
    setConflict(undefined)
    const load = () => reload(controller.signal, () => clearInterval(timer))
    const timer = setInterval(() => !document.hidden && void load(), POLL_MS)
    void load()
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [reload])

  const changeFrom = async (seen: Seen, mine: Change, after?: Undoable): Promise<boolean> => {
    try {
      const { stale } = await changes.change([seen], mine, after)
      const [theirs] = stale
      setConflict(theirs && { mine, theirs })
      return theirs === undefined
    } catch {
      // The call has shown the error.
      return false
    } finally {
      await reload()
    }
  }

  return {
    submission,
    conflict,
    reload: () => void reload(),
    /** Resolves to whether the change was saved: a colleague may have changed the submission first. */
    change: async (mine: Change, after?: Undoable) =>
      typeof submission === 'object' && changeFrom(submission, mine, after),
    settle(choice: 'mine' | 'theirs') {
      if (choice === 'mine' && conflict) void changeFrom(conflict.theirs, conflict.mine)
      else setConflict(undefined)
    },
    undo: changes.undo,
    last: changes.last,
  }
}
