import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What a list is asked for, and how to ask for something else. */
const filterOver = (given: URLSearchParams, setGiven: (next: URLSearchParams) => void) => {
  const set = (changes: Record<string, string>) => {
    const next = new URLSearchParams(given)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setGiven(next)
  }
  return {
    given,
    /** The list begins at its newest again. */
    change: (changes: Record<string, string>) => set({ ...changes, olderThan: '' }),
    goOn: (olderThan: string | number) => set({ olderThan: String(olderThan) }),
  }
}

export type Filter = ReturnType<typeof filterOver>

/** A filter in the page's address, so that a link shows the same list. */
export const useFilter = () => filterOver(...useSearchParams())

/** A filter in no address: browsers remember addresses, and this filter names people. */
export const useUnsharedFilter = () => filterOver(...useState(new URLSearchParams()))
