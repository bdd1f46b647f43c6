import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { dark, light } from '../../cms/src/platform/panel/look/theme'
import type { Brand, Colors } from './wish'

type Theme = Record<keyof typeof light, string> & Record<keyof typeof dark, string>

/** The brand of a copy of the repository, and its colours, as they are now. */
export type State = {
  brand: Brand
  colors: Colors
  shades: Record<keyof Colors, readonly string[]>
  blend: string
  tokens: string
  light: Theme
  dark: Theme
}

let reads = 0

/** Reads the files anew, past what this process has imported: a second rebrand begins with what the first one wrote. */
export async function stateOf(root: string): Promise<State> {
  reads += 1
  /** Imports a file. Those of the cms are CommonJS: Node gives all of their exports as the default one. */
  const load = async (path: string): Promise<object> => {
    const url = `${pathToFileURL(join(root, path)).href}?${reads}`
    const loaded = (await import(url)) as { default?: object }
    return { ...loaded.default, ...loaded }
  }
  const { brand, brandColors } = (await load('contract/brand.ts')) as {
    brand: Brand
    brandColors: Colors
  }
  const shades = (await load('scripts/rebrand/shades.ts')) as Pick<State, 'shades' | 'blend'>
  const themes = (await load('cms/src/platform/panel/look/theme.ts')) as Pick<
    State,
    'light' | 'dark'
  >
  const tokens = readFileSync(join(root, 'web/src/ui/tokens.css'), 'utf8')
  return { ...shades, ...themes, brand, colors: brandColors, tokens }
}
