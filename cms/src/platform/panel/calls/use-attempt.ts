import { useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'

/**
 * Does what a button stands for, and knows whether it is at it. What it returns is told as done. It may throw:
 * a call has said itself why it was refused.
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
