import { t } from '@app/contract'
import { useSyncExternalStore } from 'react'

const events = ['online', 'offline']

const subscribe = (onChange: () => void) => {
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className="offline-notice">{t('You are offline. You can keep reading this page.')}</p>
      )}
    </div>
  )
}
