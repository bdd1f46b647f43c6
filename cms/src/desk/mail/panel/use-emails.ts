import { useCallback, useEffect, useState } from 'react'
import type { MailPage, MailStatus } from './types'
import type { MailCalls } from './use-mail-calls'

const POLL_MS = 10_000

/** The page of emails that the address asks for, read again while it is open. */
export function useEmails(calls: MailCalls, query: string) {
  const [page, setPage] = useState<MailPage | 'failed'>()
  const [status, setStatus] = useState<MailStatus>()

  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        const [emails, standing] = await Promise.all([
          calls.list(query, signal),
          calls.status(signal),
        ])
        setPage(emails)
        setStatus(standing)
      } catch {
        if (!signal.aborted) setPage((known) => known ?? 'failed')
      }
    },
    [calls, query],
  )

  useEffect(() => {
    const controller = new AbortController()
    setPage(undefined)
    void load(controller.signal)
    const timer = setInterval(() => !document.hidden && void load(controller.signal), POLL_MS)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [load])

  return { page, status }
}
