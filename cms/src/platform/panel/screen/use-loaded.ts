import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { useNotifyOnError } from '../calls/use-notify-on-error'

/** What a screen shows: nothing yet, that it could not be read, or what the cms answered. */
export type Loaded<Data> = Data | 'failed' | undefined

export const MINUTE_MS = 60_000

type Options = {
  /** Read again so often while the page is visible. Failures are not told: the next attempt is near. */
  everyMs?: number
}

/** What the cms answers at a path. What was shown stays until the next response is there. */
export function useLoaded<Data>(path: string, { everyMs }: Options = {}) {
  const { get } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [data, setData] = useState<Loaded<Data>>()
  const [reads, setReads] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const read = () => {
      const call = get<Data>(path, { signal })
      const loading = everyMs ? call.then((response) => response.data) : notifyOnError(call)
      return loading.then(setData)
    }
    read().catch(() => signal.aborted || setData('failed'))
    const readAgain = () => void (document.hidden || read().catch(() => undefined))
    const timer = everyMs && setInterval(readAgain, everyMs)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [get, notifyOnError, path, everyMs, reads])
  const reload = useCallback(() => setReads((count) => count + 1), [])
  return { data, setData, reload }
}
