import { useAuth } from '@strapi/strapi/admin'
import { useCallback } from 'react'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'

/** Sends a package as the body of a call: Strapi's own client sends JSON and forms only. */
export function useSendPackage() {
  const token = useAuth('TransferPage', ({ token: current }) => current)
  const notifyOnError = useNotifyOnError()
  return useCallback(
    <Result>(file: File, query: Record<string, string>): Promise<Result> => {
      const send = async () => {
        const response = await fetch(`/content-transfer/import?${new URLSearchParams(query)}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token ?? ''}`, 'Content-Type': 'application/gzip' },
          body: file,
        })
        const data: unknown = await response.json().catch(() => ({}))
        // In the shape of the errors of Strapi's client.
        if (!response.ok)
          throw Object.assign(new Error(response.statusText), { response: { data } })
        return { data: data as Result }
      }
      return notifyOnError(send())
    },
    [notifyOnError, token],
  )
}
