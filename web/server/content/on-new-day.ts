const MINUTE_MS = 60_000

/** The year here and the day in UTC: footers show the one, and jobs close at the end of the other. */
const today = () => `${new Date().getFullYear()} ${new Date().toISOString().slice(0, 10)}`

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
