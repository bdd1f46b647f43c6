/** Thrown out of whatever was under way when the person pressed Ctrl-C. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

const controller = new AbortController()
let presses = 0

export const interrupted = controller.signal

export const timesInterrupted = () => presses

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    presses += 1
    controller.abort(new Interrupted(signal))
  })
}

export function throwIfInterrupted() {
  if (interrupted.aborted) throw new Interrupted()
}
