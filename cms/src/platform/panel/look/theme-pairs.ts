import type { light } from './theme'

type Theme = Record<keyof typeof light, string>
type Colour = keyof Theme
type Pair = { what: string; text: string; ground: string }

const WHITE = '#ffffff'

const onPaper = [
  'neutral500',
  'neutral600',
  'neutral700',
  'neutral800',
  'primary600',
  'primary700',
] as const

const others: [text: Colour | typeof WHITE, ground: Colour][] = [
  ['neutral600', 'neutral150'],
  ['primary600', 'primary100'],
  ['primary700', 'primary100'],
  ['alternative600', 'alternative100'],
  ['alternative700', 'alternative100'],
  ['warning700', 'warning100'],
  [WHITE, 'buttonPrimary500'],
  [WHITE, 'buttonPrimary600'],
]

/** The panel's text colours and the grounds they appear on, buttons at rest and hovered included. */
export const themePairs = (theme: Theme): Pair[] =>
  [
    ...onPaper.flatMap((text) =>
      (['neutral0', 'neutral100'] as const).map((ground) => [text, ground] as const),
    ),
    ...others,
  ].map(([text, ground]) => ({
    what: `${text} on ${ground}`,
    text: text === WHITE ? text : theme[text],
    ground: theme[ground],
  }))
