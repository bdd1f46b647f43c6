import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

const POLL_MS = 60_000

/** What a widget shows, read again every minute while the page is visible. */
export function usePolled<Data>(path: string) {
  const { get } = useFetchClient()
  const [data, setData] = useState<Data | 'failed'>()
  const [reads, setReads] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const read = () =>
      void get<Data>(path, { signal }).then(
        (response) => setData(response.data),
        // What was read before stays, since the next attempt is a minute away.
        () => !signal.aborted && setData((known) => known ?? 'failed'),
      )
    read()
    const timer = setInterval(() => !document.hidden && read(), POLL_MS)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [get, path, reads])
  return { data, reload: () => setReads((count) => count + 1) }
}
