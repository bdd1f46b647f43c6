/** Thrown out of whatever was under way when the person pressed Ctrl-C. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

const PARENT_CHECK_MS = 500

const controller = new AbortController()
let presses = 0

export const interrupted = controller.signal

export const timesInterrupted = () => presses

export function throwIfInterrupted() {
  if (interrupted.aborted) throw new Interrupted()
}

export const untilInterrupted = () =>
  new Promise<undefined>((resolve) => {
    if (interrupted.aborted) resolve(undefined)
    interrupted.addEventListener('abort', () => resolve(undefined))
  })

function interrupt() {
  presses += 1
  controller.abort(new Interrupted())
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)

// npm hands SIGTERM to the shell between it and us, which dies of it without telling us.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    interrupt()
  }, PARENT_CHECK_MS)
  check.unref()
}
