import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Counts, SubmissionPage } from './types'
import type { InboxCalls } from './use-inbox-calls'
import { filterOf } from '../shared/view-query'
import { defaultQuery } from './views'

const POLL_MS = 20_000

/** The page of the inbox that the URL names, and how many submissions arrived since it was loaded. */
export function useInboxPage(calls: InboxCalls) {
  const { search } = useLocation()
  const query = search === '' ? defaultQuery : search.slice(1)
  const [page, setPage] = useState<SubmissionPage | 'failed'>()
  const [counts, setCounts] = useState<Counts>()
  const [arrivals, setArrivals] = useState(0)
  const [reads, setReads] = useState(0)
  const reload = useCallback(() => setReads((count) => count + 1), [])

  useEffect(() => {
    const controller = new AbortController()
    setArrivals(0)
    calls
      .list(query, controller.signal)
      .then(setPage, () => !controller.signal.aborted && setPage('failed'))
    calls
      .counts(filterOf(query).replace(/states=[^&]*&?/, ''), controller.signal)
      .then(setCounts, () => undefined)
    return () => controller.abort()
  }, [calls, query, reads])

  // Arrivals are only announced: a row must not move away under the pointer.
  useEffect(() => {
    if (page === undefined || page === 'failed' || page.hasNewer) return
    const newest = page.rows[0]?.id ?? 0
    const checkForArrivals = async () => {
      if (document.hidden) return
      const { rows } = await calls.list(`${filterOf(query)}&newerThan=${newest}`)
      setArrivals(rows.length)
    }
    const timer = setInterval(() => void checkForArrivals().catch(() => undefined), POLL_MS)
    return () => clearInterval(timer)
  }, [calls, page, query])

  return { page, counts, arrivals, query, reload }
}
