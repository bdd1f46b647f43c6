import type { FormName } from '@beam/contract'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { inboxForms, listOf } from './lists'
import type { ReviewState } from './review-states'

type Found = { results: { createdAt: string }[]; pagination: { total: number } }
export type Tray = {
  form: FormName
  waiting: number
  inReview: number
  newest: string | undefined
}
export type Inbox = { trays: Tray[] } | 'loading' | 'failed'

/** How much waits in each form's list that this person may read. */
export function useInbox(): Inbox {
  const { get } = useFetchClient()
  const [inbox, setInbox] = useState<Inbox>('loading')

  useEffect(() => {
    const leaving = new AbortController()
    const find = async (form: FormName, state: ReviewState) => {
      const { data } = await get<Found>(listOf(form, state, 1), { signal: leaving.signal })
      return data
    }
    const trayOf = async (form: FormName): Promise<Tray> => {
      const [waiting, inReview] = await Promise.all([find(form, 'new'), find(form, 'in-review')])
      return {
        form,
        waiting: waiting.pagination.total,
        inReview: inReview.pagination.total,
        newest: waiting.results[0]?.createdAt,
      }
    }
    void Promise.allSettled(inboxForms.map(trayOf)).then((answers) => {
      if (leaving.signal.aborted) return
      const trays = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      setInbox(trays.length > 0 ? { trays } : 'failed')
    })
    return () => leaving.abort()
  }, [get])

  return inbox
}
