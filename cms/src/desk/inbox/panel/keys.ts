/** What the help says of a screen's keys, which stand beside what they do. */
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
