import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './cms-modules'

const folder = join(root, '.cache')
const file = join(folder, 'start-of-cms')

/** What a start of the cms takes on two slow processors that have little else to do. */
const USUAL_START_S = 10

/** Each start of a cms tells how slow the machine is now. */
export function noteStart(seconds: number) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, String(seconds))
}

function lastStart(): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch {
    return 0
  }
}

const slowness = Math.max(1, lastStart() / USUAL_START_S)

/**
 * How long tests wait, in milliseconds. Every wait ends when the thing that it waits for is so; these are reached only
 * on failure, and are longer where the machine is slower.
 */
export const patience = {
  /** For one thing on a page or of a server. */
  thing: 60_000 * slowness,
  /** For a test in a browser, or what servers do in the background. */
  visit: 300_000 * slowness,
  /** For a walk through every page, or a test that starts servers. */
  walk: 1_200_000 * slowness,
}
