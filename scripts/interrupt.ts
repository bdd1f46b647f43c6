/** Thrown by work that Ctrl-C or SIGTERM cut short. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

const PARENT_CHECK_MS = 500

/** npm forwards a signal that its whole process group has already received: both are one interrupt. */
const SAME_INTERRUPT_MS = 1000

const first = new AbortController()
const second = new AbortController()
let firstAt = 0

export const interrupted = first.signal

/** Aborted by a second Ctrl-C: stop without waiting for requests in flight. */
export const interruptedTwice = second.signal

export function throwIfInterrupted() {
  if (interrupted.aborted) throw new Interrupted()
}

export const waitForInterrupt = () =>
  new Promise<void>((resolve) => {
    if (interrupted.aborted) resolve()
    interrupted.addEventListener('abort', () => resolve())
  })

function interrupt() {
  if (!interrupted.aborted) {
    firstAt = performance.now()
    first.abort(new Interrupted())
  } else if (performance.now() - firstAt >= SAME_INTERRUPT_MS) second.abort(new Interrupted())
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)

// On SIGTERM the shell that npm runs us in can die without passing the signal on. This process then gets another
// parent, which counts as the signal.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    if (!interrupted.aborted) interrupt()
  }, PARENT_CHECK_MS)
  check.unref()
}
