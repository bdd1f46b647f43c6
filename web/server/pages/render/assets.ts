import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The share cards that the build drew, by the slug of their page or job. */
type Cards = Record<string, { title: string; file: string }>

export type Assets = {
  /** The URL of the app's entry module. */
  entry: string
  /** What the entry imports: in production only the bundler's few lines. */
  imports: string[]
  /** The whole stylesheet, which is loaded with the app. */
  styles: string
  /** The module that checks a previewed page. */
  check: string
  /** The module that recalculates a cashback calculator. */
  calculator: string
  /** The subset fonts that every page preloads, and the whole ones for other characters. */
  fonts: Record<'display' | 'text' | 'wholeDisplay' | 'wholeText', string>
  cards: Cards
}

/** The URLs of the built files that pages refer to. */
export function readAssets(clientDir: string, drawnDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8')) as Manifest
  const built = (ending: string) => {
    const found = Object.entries(manifest).find(([name]) => name.endsWith(ending))
    if (!found) throw new Error(`The browser's build has no ${ending}.`)
    return found[1]
  }
  const address = (ending: string) => `/${built(ending).file}`
  const [sheet, ...others] = built('src/app/all-styles.ts').css ?? []
  // A stylesheet that a component imports as well becomes a file of its own.
  if (!sheet || others.length > 0)
    throw new Error(`all-styles.ts was built into ${others.length + 1} stylesheets instead of one.`)
  const entry = built('src/app/entry-client.tsx')
  return {
    cards: readCards(drawnDir),
    entry: `/${entry.file}`,
    imports: (entry.imports ?? []).map(address),
    styles: `/${sheet}`,
    check: address('src/preview/check-page.ts'),
    calculator: address('src/blocks/cashback-calculator/update-calculator.ts'),
    fonts: {
      display: address('fonts/bricolage-grotesque-core.woff2'),
      text: address('fonts/figtree-core.woff2'),
      wholeDisplay: address('bricolage-grotesque-latin-wght-normal.woff2'),
      wholeText: address('figtree-latin-wght-normal.woff2'),
    },
  }
}

/** The list of the share cards; empty in development, where none are drawn. */
function readCards(folder: string): Cards {
  const list = join(folder, 'cards.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Cards) : {}
}
