import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { type Presence, TELL_MS } from '../../presence/calls'
import type { AsJson } from '../calls/as-json'

const KEY = 'beam-window'

/** `randomUUID` exists on secure origins only. */
const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** This tab, also after it was reloaded: its colleagues would see it twice otherwise. */
function ownWindowId(): string {
  const known = sessionStorage.getItem(KEY)
  const id = known ?? randomId()
  if (known === null) sessionStorage.setItem(KEY, id)
  return id
}

const windowId = ownWindowId()

/** Tells that this window shows an entry while it can be seen, and returns who else does. */
export function usePresence(entry: string | undefined, isTyping: boolean) {
  const { post, del } = useFetchClient()
  const [others, setOthers] = useState<AsJson<Presence>['others']>([])
  const latest = useRef({ isTyping, tell: () => {} })
  latest.current.isTyping = isTyping

  useEffect(() => {
    if (entry === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const path = `/presence/entries/${entry}`
    const tell = () => {
      if (document.hidden) return
      const body = { windowId, isTyping: latest.current.isTyping }
      post<AsJson<Presence>>(path, body, { signal }).then(
        ({ data }) => setOthers(data.others),
        // The next call is seconds away.
        () => undefined,
      )
    }
    latest.current.tell = tell
    const timer = setInterval(tell, TELL_MS)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
      controller.abort()
      setOthers([])
      del(`${path}/${windowId}`).catch(() => undefined)
    }
  }, [post, del, entry])

  // At once, and again when typing begins or ends.
  useEffect(() => latest.current.tell(), [entry, isTyping])
  return others
}
