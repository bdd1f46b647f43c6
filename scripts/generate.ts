import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from './paths'
import { generatedFiles, isCurrent } from './schemas/generated'

/** `npm run generate`: writes the schemas, settings and rules for nginx that follow from `contract/` and `runtime/`. */
export async function run(): Promise<number> {
  const stale = generatedFiles().filter((file) => !isCurrent(file))
  for (const { path, text } of stale) {
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    writeFileSync(inRoot(path), text)
    console.log(`Wrote ${path}`)
  }
  if (stale.length === 0) console.log('Every generated file is current.')
  return 0
}
