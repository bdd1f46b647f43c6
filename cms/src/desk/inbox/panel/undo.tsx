import { useFetchClient } from '@strapi/strapi/admin'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { OwnVersions } from './own-versions'

const MAX_UNDOABLE = 10

/** An act as a sentence, and a function that takes it back and resolves to a sentence about the outcome. */
export type Undoable = {
  done: string
  undo: () => Promise<string>
  /** The act that the same click did before this one. It is taken back too, as long as it can be. */
  after?: Undoable | undefined
  /** The references of the submissions that the act changed. */
  of?: readonly string[]
}

type FetchClient = ReturnType<typeof useFetchClient>

type Undo = {
  own: OwnVersions
  /** Strapi ends the calls of a page that is left; calls of this client go on. */
  client: FetchClient
  last: Undoable | undefined
  add: (one: Undoable) => void
  /** Removes an act that can no longer be taken back. */
  remove: (one: Undoable) => void
  /** Removes the acts whose submissions are all deleted. */
  forget: (deleted: ReadonlySet<string>) => void
  /** Takes back the last act and resolves to its sentence; to undefined if there is none or its call failed. */
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

/** The client whose calls outlast the page; undefined outside the inbox. */
export const useLastingClient = () => useContext(Context)?.client

export function useUndo(): Undo {
  const undo = useContext(Context)
  if (!undo) throw new Error('useUndo is for pages of the inbox.')
  return undo
}
