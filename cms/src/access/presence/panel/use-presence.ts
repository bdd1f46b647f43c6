import { getFetchClient, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { type Presence, TELL_MS } from '../shared/calls'
import type { AsJson } from '../../../platform/panel/calls/as-json'

const KEY = 'presence-window'

/** `randomUUID` exists on secure origins only. */
const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** The id of this tab, the same after a reload: colleagues would see it twice otherwise. */
function ownWindowId(): string {
  const known = sessionStorage.getItem(KEY)
  const id = known ?? randomId()
  if (known === null) sessionStorage.setItem(KEY, id)
  return id
}

const windowId = ownWindowId()

type Others = AsJson<Presence>['others']

const NONE: Others = []

/** Tells that this window shows an entry, while it can be seen. Returns who else does; undefined until it is known. */
export function useOthersAt(shownPath: string | undefined, isTyping: boolean): Others | undefined {
  const { post } = useFetchClient()
  const [others, setOthers] = useState<Others>()
  const latest = useRef({ isTyping, tell: () => {} })
  latest.current.isTyping = isTyping

  useEffect(() => {
    if (shownPath === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const path = `/presence/${shownPath}`
    const tell = () => {
      if (document.hidden) return
      const body = { windowId, isTyping: latest.current.isTyping }
      post<AsJson<Presence>>(path, body, { signal }).then(
        ({ data }) => setOthers(data.others),
        // The next call is seconds away.
        () => !signal.aborted && setOthers((known) => known ?? NONE),
      )
    }
    latest.current.tell = tell
    const timer = setInterval(tell, TELL_MS)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
      controller.abort()
      setOthers(undefined)
      // The hook's own calls end with the component, and this one is made as it goes.
      getFetchClient()
        .del(`${path}/${windowId}`)
        .catch(() => undefined)
    }
  }, [post, shownPath])

  // Tells at once, and again when typing begins or ends.
  useEffect(() => latest.current.tell(), [shownPath, isTyping])
  return others
}
