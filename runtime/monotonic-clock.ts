/** Milliseconds that only grow: the wall clock may be set back or forward while a limit runs. */
export const monotonicMs = (): number => performance.now()
