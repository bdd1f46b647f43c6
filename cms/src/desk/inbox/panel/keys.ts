/** What the help says of the keys. They work in `use-keys.ts`, `list/use-list-keys.ts` and `record`. */
export type KeyList = readonly (readonly [string, string])[]

const common: KeyList = [
  ['e', 'mark as answered'],
  ['s', 'mark as spam'],
  ['a', 'assign to me'],
  ['u', 'undo the last change'],
  ['Escape', 'leave a text box'],
  ['?', 'this list'],
]

export const listKeys: KeyList = [
  ['j, k', 'next, previous submission'],
  ['o, Enter', 'open'],
  ['x', 'select'],
  ['/', 'search'],
  ...common,
]

export const recordKeys: KeyList = [
  ['j, k', 'next, previous submission'],
  ['r', 'reply'],
  ['n', 'write a note'],
  ['Ctrl+Enter', 'send the reply, or add the note'],
  ...common,
]
