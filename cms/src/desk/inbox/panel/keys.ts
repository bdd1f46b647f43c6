/** The keys of a screen, each with its meaning, as the keyboard help lists them. */
export type KeyList = readonly (readonly [string, string])[]

/** The keys of every screen of the inbox. */
export const commonKeys: KeyList = [
  ['e', 'mark as answered'],
  ['s', 'mark as spam'],
  ['a', 'assign to me'],
  ['u', 'undo the last change'],
  ['Escape', 'leave a text box'],
  ['?', 'this list'],
]
