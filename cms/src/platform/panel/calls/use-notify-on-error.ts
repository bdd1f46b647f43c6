import { useNotification } from '@strapi/strapi/admin'
import { useCallback } from 'react'

export const messageIn = (error: unknown): string => {
  const { response } = error as { response?: { data?: { error?: { message?: string } } } }
  return response?.data?.error?.message ?? 'The server did not answer. Please try again.'
}

/** Returns the data of a call. A failure is shown in a notification and rethrown. */
export function useNotifyOnError() {
  const { toggleNotification } = useNotification()
  return useCallback(
    async <Result>(call: Promise<{ data: Result }>): Promise<Result> => {
      try {
        return (await call).data
      } catch (error) {
        if (!(error instanceof Error && error.name === 'AbortError'))
          toggleNotification({ type: 'danger', message: messageIn(error) })
        throw error
      }
    },
    [toggleNotification],
  )
}
