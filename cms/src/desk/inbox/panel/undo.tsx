import { useFetchClient } from '@strapi/strapi/admin'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { OwnVersions } from './own-versions'

const MAX_UNDOABLE = 10

/** What was done, in a sentence, and how it is taken back: the answer is a sentence, too. */
export type Undoable = {
  done: string
  undo: () => Promise<string>
  /** What was done by the same click. It is taken back with this, as long as it can be. */
  after?: Undoable | undefined
  /** The submissions that it changed. */
  of?: readonly string[]
}

type FetchClient = ReturnType<typeof useFetchClient>

type Undo = {
  own: OwnVersions
  /** Strapi ends the calls of a page that is left: these go on, and can be made from another page. */
  client: FetchClient
  last: Undoable | undefined
  add: (one: Undoable) => void
  /** Once there is nothing left to take back. */
  remove: (one: Undoable) => void
  /** What was deleted cannot be taken back to what it was. */
  forget: (deleted: ReadonlySet<string>) => void
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
  const forget = useCallback(
    (deleted: ReadonlySet<string>) =>
      setActs((known) => known.filter(({ of }) => !of?.every((one) => deleted.has(one)))),
    [],
  )
  const client = useFetchClient()
  const newest = acts.at(-1)
  const before = newest?.after && acts.includes(newest.after) ? newest.after : undefined
  const last = useMemo(
    () =>
      newest && before
        ? {
            of: newest.of,
            done: `${before.done} ${newest.done}`,
            async undo() {
              const messages = [await before.undo().catch(() => ''), await newest.undo()]
              return messages.filter(Boolean).join(' ')
            },
          }
        : newest,
    [before, newest],
  )
  const value = useMemo(
    () => ({
      own,
      client,
      last,
      add,
      remove,
      forget,
      async undo() {
        if (!last) return undefined
        setActs((known) => known.filter((other) => other !== newest && other !== before))
        // The call has shown its error.
        return last.undo().catch(() => undefined)
      },
    }),
    [add, before, client, forget, last, newest, own, remove],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** Undefined outside the pages of the inbox. */
export const useLastingClient = () => useContext(Context)?.client

export function useUndo(): Undo {
  const undo = useContext(Context)
  if (!undo) throw new Error('useUndo is for pages of the inbox.')
  return undo
}
