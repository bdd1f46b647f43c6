import { readFileSync } from 'node:fs'
import { variants } from '@app/contract'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The value of a token, with one level of `var()` resolved. */
const colorOf = (value: string) => {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  return name ? new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(css)?.[1] : value
}

const colorsOf = (selector: string): Map<string, string> => {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6}|var\(--[\w-]+\));/g)].map(([, name, value]) => [
      name!,
      colorOf(value!)!,
    ]),
  )
}

const luminance = (hex: string) => {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

const pairs = [
  ...['ground', 'soft', 'card'].flatMap((background) =>
    ['ink', 'muted', 'accent'].map((text) => [text, background] as const),
  ),
  ['on-accent', 'accent'] as const,
]

test.each([undefined, ...variants])(
  'the text colours of the variant %s pass AA on its backgrounds',
  (variant) => {
    const own = variant ? colorsOf(`[data-variant='${variant}']`) : []
    const tokens = new Map([...colorsOf(':root,\n[data-variant]'), ...own])
    const failing = pairs.filter(
      ([text, background]) => contrast(tokens.get(text)!, tokens.get(background)!) < 4.5,
    )
    expect(failing).toEqual([])
  },
)
