import { useFetchClient } from '@strapi/strapi/admin'
import { useMemo } from 'react'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import type { Mail, MailPage, MailStatus } from './types'

/** The calls of the mail page. A failure is shown in a notification and rethrown. */
export function useMailCalls() {
  const { get, post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  return useMemo(
    () => ({
      status: (signal?: AbortSignal) => notifyOnError(get<MailStatus>('/mail/status', { signal })),
      list: (query: string, signal?: AbortSignal) =>
        notifyOnError(get<MailPage>(`/mail/mails?${query}`, { signal })),
      read: (id: string, signal?: AbortSignal) =>
        notifyOnError(get<Mail>(`/mail/mails/${encodeURIComponent(id)}`, { signal })),
      resend: (id: number) => notifyOnError(post<Mail>(`/mail/mails/${id}/resend`)),
    }),
    [get, post, notifyOnError],
  )
}

export type MailCalls = ReturnType<typeof useMailCalls>
