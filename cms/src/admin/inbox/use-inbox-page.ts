import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Page } from './types'
import type { InboxCalls } from './use-inbox-calls'
import { defaultQuery, filterOf } from './views'

const POLL_MS = 20_000

/** The page of the inbox that the address asks for, and how many have arrived since it was read. */
export function useInboxPage(calls: InboxCalls) {
  const { search } = useLocation()
  const query = search === '' ? defaultQuery : search.slice(1)
  const [page, setPage] = useState<Page | 'failed'>()
  const [counts, setCounts] = useState<Partial<Record<string, number>>>({})
  const [arrivals, setArrivals] = useState(0)
  const [reads, setReads] = useState(0)
  const reload = useCallback(() => setReads((count) => count + 1), [])

  useEffect(() => {
    const leaving = new AbortController()
    setArrivals(0)
    calls
      .list(query, leaving.signal)
      .then(setPage, () => !leaving.signal.aborted && setPage('failed'))
    calls.counts(filterOf(query).replace(/states=[^&]*&?/, ''), leaving.signal).then(
      ({ states }) => setCounts(states),
      () => undefined,
    )
    return () => leaving.abort()
  }, [calls, query, reads])

  // The list itself stays as it is: a row must not move away under the pointer.
  useEffect(() => {
    const newest = page !== undefined && page !== 'failed' ? page.rows[0]?.id : undefined
    if (newest === undefined || (page !== 'failed' && page?.hasNewer)) return
    const look = async () => {
      if (document.hidden) return
      const { rows } = await calls.list(`${filterOf(query)}&newerThan=${newest}`)
      setArrivals(rows.length)
    }
    const timer = setInterval(() => void look().catch(() => undefined), POLL_MS)
    return () => clearInterval(timer)
  }, [calls, page, query])

  return { page, counts, arrivals, query, reload, setPage }
}
