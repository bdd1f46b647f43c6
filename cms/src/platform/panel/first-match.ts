import type { KeyboardEvent } from 'react'

/** Whether a typed text is a part of a name. Spaces alone are none. */
export const isPartOf = (name: string, typed: string) =>
  !/^\s+$/.test(typed) && name.toLowerCase().includes(typed.toLowerCase())

/** What Enter chooses in a searched list, if no arrow key has chosen: the first name with the typed text. */
export const firstMatch = <Choice>(
  { key, currentTarget }: KeyboardEvent<HTMLInputElement>,
  choices: Iterable<Choice>,
  nameOf: (choice: Choice) => string,
): Choice | undefined =>
  key === 'Enter' && !currentTarget.hasAttribute('aria-activedescendant')
    ? [...choices].find((choice) => isPartOf(nameOf(choice), currentTarget.value))
    : undefined
