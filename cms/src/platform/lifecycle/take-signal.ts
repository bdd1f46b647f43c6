/**
 * Handles a signal in place of all who did. Ours comes first: between the removal of the last listener and
 * a new one, Node forgets a signal that has arrived already, and the process would never end.
 */
export function takeSignal(signal: NodeJS.Signals, handle: () => void) {
  const others = process.listeners(signal)
  process.on(signal, handle)
  for (const other of others) process.off(signal, other)
}
