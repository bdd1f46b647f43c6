import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Record<string, { file: string; isEntry?: boolean }>

export type Assets = {
  /** The address of the app's first module. */
  entry: string
  display: string
  text: string
}

/** Where the browser's build put what the pages name. */
export function readAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8')) as Manifest
  const address = (ending: string) => {
    const found = Object.entries(manifest).find(([name]) => name.endsWith(ending))
    if (!found) throw new Error(`The browser's build has no ${ending}.`)
    return `/${found[1].file}`
  }
  return {
    entry: address('src/app/entry-client.tsx'),
    display: address('bricolage-grotesque-latin-wght-normal.woff2'),
    text: address('figtree-latin-wght-normal.woff2'),
  }
}
