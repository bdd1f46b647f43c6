const MINUTE_MS = 60_000

/** The year in local time, which footers show, and the date in UTC, at whose end jobs close. */
export const today = () => `${new Date().getFullYear()} ${new Date().toISOString().slice(0, 10)}`

/** Calls back within a minute after a day has begun, since pages that are stored depend on the date. */
export function onNewDay(callback: () => void, signal: AbortSignal) {
  let day = today()
  const check = setInterval(() => {
    if (today() === day) return
    day = today()
    callback()
  }, MINUTE_MS)
  check.unref()
  signal.addEventListener('abort', () => clearInterval(check))
}
