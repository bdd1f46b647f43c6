import type { ComponentType } from 'react'

/** What a window shows, and what somebody in another window of it should know. */
export type Shown = { place: string; isTyping: boolean; children: string }

const notes: ComponentType<Shown>[] = []

/** Features that tell something of any screen, such as who else is at it. */
export const addScreenNote = (note: ComponentType<Shown>) => void notes.push(note)

export const ScreenNotes = (shown: Shown) =>
  notes.map((Note, index) => <Note key={index} {...shown} />)
