import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { cache, inRoot } from '../paths'
import { step } from '../progress'

const SKIPPED = new Set(['node_modules', 'dist', '.strapi'])

function filesIn(path: string): string[] {
  if (!existsSync(inRoot(path))) return []
  if (statSync(inRoot(path)).isFile()) return [path]
  return readdirSync(inRoot(path), { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(`${path}/${entry.name}`) : `${path}/${entry.name}`,
    )
    .sort()
}

/** One hash of the names and contents of every file under the paths, except tests. */
function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0')
  }
  return hash.digest('hex')
}

export type Build = {
  name: string
  title: string
  inputs: string[]
  /** Files that exist only after a complete build. */
  outputs: string[]
  build: (detail: (text: string) => void) => Promise<void>
}

const stampOf = (name: string) => join(cache, 'built', name)

const isFresh = ({ name, outputs }: Build, hash: string) =>
  outputs.every((output) => existsSync(inRoot(output))) &&
  existsSync(stampOf(name)) &&
  readFileSync(stampOf(name), 'utf8') === hash

/** Makes the next build run: the output folder no longer holds a complete build. */
export const removeStamp = (name: string) => rmSync(stampOf(name), { force: true })

/** Builds unless the last complete build had the same inputs; a failed build leaves no stamp. */
export async function buildIfStale(build: Build): Promise<void> {
  const hash = hashOf(build.inputs)
  if (isFresh(build, hash)) return
  removeStamp(build.name)
  await step(build.title, build.build)
  mkdirSync(join(cache, 'built'), { recursive: true })
  writeFileSync(stampOf(build.name), hash)
}
