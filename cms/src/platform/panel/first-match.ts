import type { KeyboardEvent } from 'react'

/** Whether what was typed is a part of a name. A blank alone is none. */
export const isPartOf = (name: string, typed: string) =>
  typed !== ' ' && name.toLowerCase().includes(typed.toLowerCase())

/** What Enter chooses in a list that is searched: the first whose name has what was typed, if the arrow keys have chosen none. */
export const firstMatch = <Choice>(
  { key, currentTarget }: KeyboardEvent<HTMLInputElement>,
  choices: Iterable<Choice>,
  nameOf: (choice: Choice) => string,
): Choice | undefined =>
  key === 'Enter' && !currentTarget.hasAttribute('aria-activedescendant')
    ? [...choices].find((choice) => isPartOf(nameOf(choice), currentTarget.value))
    : undefined
