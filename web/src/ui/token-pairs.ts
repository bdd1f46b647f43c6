import { variants } from '@app/contract'

type Pair = { what: string; text: string; ground: string }

/** The text colours of `tokens.css` that a variant may change, on each ground they are shown on. `--error` is none. */
export function tokenPairs(css: string): Pair[] {
  /** The value of a token, with one level of `var()` resolved. */
  const colorOf = (value: string) => {
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return (name ? new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(css)?.[1] : value) ?? ''
  }
  const colorsOf = (selector: string): [name: string, color: string][] => {
    const start = css.indexOf(`${selector} {`)
    const body = css.slice(start, css.indexOf('}', start))
    const declarations = body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6}|var\(--[\w-]+\));/g)
    return [...declarations].map(([, name = '', value = '']) => [name, colorOf(value)])
  }
  return ['', ...variants].flatMap((variant) => {
    const own = variant ? colorsOf(`[data-variant='${variant}']`) : []
    const tokens = new Map([...colorsOf(':root,\n[data-variant]'), ...own])
    const pair = (text: string, ground: string): Pair => ({
      what: `--${text} on --${ground} ${variant && `in ${variant}`}`.trim(),
      text: tokens.get(text) ?? '',
      ground: tokens.get(ground) ?? '',
    })
    return [
      ...['ground', 'soft', 'card'].flatMap((ground) =>
        ['ink', 'muted', 'accent'].map((text) => pair(text, ground)),
      ),
      pair('on-accent', 'accent'),
    ]
  })
}
