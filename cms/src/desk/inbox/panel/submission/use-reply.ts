import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useMemo, useState } from 'react'
import { useNotifyOnError } from '../../../../platform/panel/calls/use-notify-on-error'
import type { SentReply } from '../../shared/calls'
import { useUndo } from '../undo'

export type ReplyText = { subject: string; text: string }

export type ReplyDraft = ReplyText & {
  recipient: string | null
  isMailOn: boolean
  saved: { id: number; name: string; text: string }[]
}

/** The reply that the template makes for a submission; undefined for those who may not send one. */
export function useReply(reference: string) {
  const { get } = useFetchClient()
  const { post, del } = useUndo().client
  const notifyOnError = useNotifyOnError()
  const [draft, setDraft] = useState<ReplyDraft>()
  const path = `/inbox/submissions/${encodeURIComponent(reference)}/replies`
  useEffect(() => {
    const controller = new AbortController()
    setDraft(undefined)
    // A failure is not shown: without a template the reviewer's own mail program still opens.
    get<ReplyDraft>(path, { signal: controller.signal }).then(
      ({ data }) => setDraft(data),
      () => undefined,
    )
    return () => controller.abort()
  }, [get, path])
  return useMemo(
    () => ({
      draft,
      canSend: draft?.isMailOn === true && draft.recipient !== null,
      send: (reply: ReplyText) => notifyOnError(post<SentReply>(path, reply)),
      takeBack: ({ mailId }: SentReply) => notifyOnError(del<unknown>(`${path}/${mailId}`)),
    }),
    [del, draft, path, post, notifyOnError],
  )
}

export type Reply = ReturnType<typeof useReply>
