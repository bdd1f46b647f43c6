import { useSyncExternalStore } from 'react'

const events = ['online', 'offline']

const watch = (onChange: () => void) => {
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

/** Pages that were read stay readable: it only says why a new one would not come. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div aria-live="polite">
      {!isOnline && <p className="offline-notice">You are offline. What is open stays readable.</p>}
    </div>
  )
}
