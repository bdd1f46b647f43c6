import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { OwnVersions } from './own-versions'

const MAX_UNDOABLE = 10

/** What was done, in a sentence, and how it is taken back: the answer is a sentence, too. */
export type Undoable = { done: string; undo: () => Promise<string> }

type Undo = {
  own: OwnVersions
  last: Undoable | undefined
  add: (one: Undoable) => void
  /** Once there is nothing left to take back. */
  remove: (one: Undoable) => void
  /** Takes back the last; undefined if there is none or its call failed. */
  undo: () => Promise<string | undefined>
}

const Context = createContext<Undo | undefined>(undefined)

/** The last acts in the inbox, which its list and its submissions can take back. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [own] = useState(() => new OwnVersions())
  const [acts, setActs] = useState<readonly Undoable[]>([])
  const add = useCallback(
    (one: Undoable) => setActs((known) => [...known, one].slice(-MAX_UNDOABLE)),
    [],
  )
  const remove = useCallback(
    (one: Undoable) => setActs((known) => known.filter((other) => other !== one)),
    [],
  )
  const last = acts.at(-1)
  const value = useMemo(
    () => ({
      own,
      last,
      add,
      remove,
      async undo() {
        if (!last) return undefined
        remove(last)
        // The call has shown its error.
        return last.undo().catch(() => undefined)
      },
    }),
    [add, last, own, remove],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export function useUndo(): Undo {
  const undo = useContext(Context)
  if (!undo) throw new Error('useUndo is for pages of the inbox.')
  return undo
}
