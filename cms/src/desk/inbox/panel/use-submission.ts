import { useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { Change, ReviewStatus } from '../shared/calls'
import type { Submission } from './types'
import type { InboxCalls } from './use-inbox-calls'

const POLL_MS = 10_000

/** A change that was not saved because a colleague had changed the submission first. */
export type Conflict = { mine: Change; theirs: ReviewStatus }

/** A submission, reloaded regularly so that colleagues' changes show while it is open. */
export function useSubmission(calls: InboxCalls, reference: string) {
  const [submission, setSubmission] = useState<Submission | 'failed'>()
  const [conflict, setConflict] = useState<Conflict>()
  const { toggleNotification } = useNotification()

  const reload = useCallback(
    async (signal?: AbortSignal) => {
      try {
        setSubmission(await calls.read(reference, signal))
      } catch {
        if (!signal?.aborted) setSubmission((known) => known ?? 'failed')
      }
    },
    [calls, reference],
  )

  useEffect(() => {
    const controller = new AbortController()
    setSubmission(undefined)
    setConflict(undefined)
    void reload(controller.signal)
    const timer = setInterval(() => !document.hidden && void reload(controller.signal), POLL_MS)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [reload])

  const changeFrom = async (seen: Pick<ReviewStatus, 'reference' | 'version'>, mine: Change) => {
    const { stale } = await calls.change([seen], mine)
    const [theirs] = stale
    setConflict(theirs && { mine, theirs })
    if (!theirs) toggleNotification({ type: 'success', message: 'Saved' })
    await reload()
  }

  const change = (mine: Change) => {
    if (submission && submission !== 'failed')
      void changeFrom(submission, mine).catch(() => undefined)
  }

  const settle = (choice: 'mine' | 'theirs') => {
    if (choice === 'mine' && conflict)
      void changeFrom(conflict.theirs, conflict.mine).catch(() => undefined)
    else setConflict(undefined)
  }

  return { submission, conflict, reload: () => void reload(), change, settle }
}
