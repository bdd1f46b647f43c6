/** A running browser with one page. The tests build everything else on this. */
export type Engine = {
  /** The width that pages get, in CSS pixels. */
  setWidth: (width: number) => Promise<void>
  /** Returns once the page has loaded. */
  goTo: (url: string) => Promise<void>
  /** Runs a function in the page; it sees its arguments only, which are passed as JSON. */
  run: <Args extends unknown[], Value>(
    script: (...args: Args) => Value,
    ...args: Args
  ) => Promise<Awaited<Value>>
  /** Presses at a position in the window, for as long as given. */
  pressAt: (x: number, y: number, heldMs: number) => Promise<void>
  /** Types into the focused element. */
  typeKeys: (text: string) => Promise<void>
  /** The errors of all pages since the last call. */
  takeErrors: () => Promise<string[]>
  close: () => Promise<void>
}

export const HEIGHT = 844
