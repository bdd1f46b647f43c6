import type { ComponentType } from 'react'

/** Which screen this is, as in the address of a call: `menu`, `submissions/K42NSZK2EG`. */
export type NotedScreen = {
  screen: string
  isTyping: boolean
  /** What somebody who is not alone at it should know. */
  advice: string
}

const notes: ComponentType<NotedScreen>[] = []

/** For features that have something to say at any screen, such as who else is at it. */
export const addScreenNote = (note: ComponentType<NotedScreen>) => void notes.push(note)

/** What features have to say at this screen. */
export const ScreenNotes = (at: NotedScreen) =>
  notes.map((Note, index) => <Note key={index} {...at} />)
