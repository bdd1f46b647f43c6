import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Change } from '../../shared/calls'
import type { Counts, Row, SubmissionPage } from '../types'
import type { InboxCalls } from '../use-inbox-calls'
import { filterOf } from '../../shared/view-query'
import { countedViews, defaultQuery, type KnownTotals, totalOf } from '../views'

const POLL_MS = 20_000

const NO_ROWS: Row[] = []

type Loaded = { query: string; page: SubmissionPage }

/** The page of the inbox that the URL names, and how many submissions arrived since it was loaded. */
export function useInboxPage(calls: InboxCalls, keep: (totals: KnownTotals) => void) {
  const { search } = useLocation()
  const query = search === '' ? defaultQuery : search.slice(1)
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  const [counts, setCounts] = useState<Counts>()
  const [arrivals, setArrivals] = useState(0)
  const [reads, setReads] = useState(0)
  const reading = useRef<AbortController>()
  const reload = useCallback(() => setReads((count) => count + 1), [])

  useEffect(() => {
    const controller = new AbortController()
    reading.current = controller
    setArrivals(0)
    calls.list(query, controller.signal).then(
      (page) => setLoaded({ query, page }),
      () => !controller.signal.aborted && setLoaded('failed'),
    )
    // Counted in all states: `totalOf` adds up those that the query asks for.
    calls.counts(filterOf(query).replace(/states=[^&]*&?/, ''), controller.signal).then(
      (found) => {
        setCounts(found)
        keep(new Map([[filterOf(query), totalOf(found, query)]]))
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [calls, keep, query, reads])

  useEffect(() => {
    const controller = new AbortController()
    Promise.all(
      countedViews.map(async (view) => {
        const known = await calls.counts(view.query, controller.signal)
        return [filterOf(view.query), totalOf(known, view.query)] as const
      }),
    ).then(
      (entries) => keep(new Map(entries)),
      () => undefined,
    )
    return () => controller.abort()
  }, [calls, keep, reads])

  const page = loaded === 'failed' ? loaded : loaded?.page

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

  /** Shows at once what a change will make of the rows; once it is made, they have to be read again. */
  const foresee = useCallback(
    (references: ReadonlySet<string>, change: Change, isListed: boolean) => {
      const after = (row: Row) => {
        if (!references.has(row.reference)) return [row]
        return isListed ? [{ ...row, ...change }] : []
      }
      // A page that is still being read lacks the change.
      reading.current?.abort()
      setLoaded((known) => {
        if (known === undefined || known === 'failed') return known
        return { ...known, page: { ...known.page, rows: known.page.rows.flatMap(after) } }
      })
    },
    [],
  )

  const shownQuery = loaded === 'failed' ? undefined : loaded?.query
  const rows = page === undefined || page === 'failed' ? NO_ROWS : page.rows
  const isCurrent = shownQuery === query
  return { page, rows, counts, arrivals, query, shownQuery, isCurrent, reload, foresee }
}

export type InboxList = ReturnType<typeof useInboxPage>
