import type { ComponentType } from 'react'

/** Which screen this is, as in the address of a call: `menu`, `submissions/K42NSZK2EG`. */
export type NotedScreen = {
  screen: string
  isTyping: boolean
  /** What to tell somebody who is not alone at this screen. */
  advice: string
}

const notes: ComponentType<NotedScreen>[] = []

/** Adds a note of a feature to every screen, such as who else is at it. */
export const addScreenNote = (note: ComponentType<NotedScreen>) => void notes.push(note)

/** The notes of all features at this screen. */
export const ScreenNotes = (at: NotedScreen) =>
  notes.map((Note, index) => <Note key={index} {...at} />)
