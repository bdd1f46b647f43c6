import { describe, expect, it } from 'vitest'
import { dark, light } from './theme'

type Colour = keyof typeof light

/** Text colours and the backgrounds they appear on, buttons at rest and hovered included. */
const pairs: [text: Colour | '#ffffff', background: Colour][] = [
  ...(['neutral500', 'neutral600', 'neutral700', 'neutral800', 'primary600', 'primary700'] as const)
    .map((text) =>
      (['neutral0', 'neutral100'] as const).map((background) => [text, background] as const),
    )
    .flat()
    .map(([text, background]): [Colour, Colour] => [text, background]),
  ['neutral600', 'neutral150'],
  ['primary600', 'primary100'],
  ['primary700', 'primary100'],
  ['alternative600', 'alternative100'],
  ['alternative700', 'alternative100'],
  ['warning700', 'warning100'],
  ['#ffffff', 'buttonPrimary500'],
  ['#ffffff', 'buttonPrimary600'],
]

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each(Object.entries({ light, dark }))('the %s panel', (_name, theme) => {
  it.each(pairs)('shows %s on %s with enough contrast to read', (text, background) => {
    const colour = text === '#ffffff' ? text : theme[text]
    expect(contrast(colour, theme[background])).toBeGreaterThanOrEqual(4.5)
  })
})
