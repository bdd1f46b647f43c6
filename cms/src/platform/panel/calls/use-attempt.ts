import { useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'

/**
 * Runs the action of a button, and knows whether it is running. The text that the action returns is shown as done.
 * The action may throw: its call has shown why it was refused.
 */
export function useAttempt() {
  const { toggleNotification } = useNotification()
  const [isBusy, setIsBusy] = useState(false)
  const attempt = async (
    work: () => Promise<string | undefined | void>,
    whenRefused?: (error: unknown) => Promise<void>,
  ): Promise<boolean> => {
    setIsBusy(true)
    try {
      const message = await work()
      if (message) toggleNotification({ type: 'success', message })
      return true
    } catch (error) {
      await whenRefused?.(error)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, attempt }
}
