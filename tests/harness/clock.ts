import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href

/** A time of day that a test sets for all servers that it starts with this environment. */
export function makeClock() {
  const folder = mkdtempSync(join(tmpdir(), 'site-clock-'))
  const file = join(folder, 'ahead')
  let ahead = 0
  const set = (milliseconds: number) => {
    ahead = milliseconds
    // Replaced in one step: a server never reads half a number.
    writeFileSync(`${file}.new`, String(milliseconds))
    renameSync(`${file}.new`, file)
  }
  set(0)
  return {
    environment: { TEST_CLOCK: file, NODE_OPTIONS: `--import=${preload}` },
    inMinutes: (minutes: number) => new Date(Date.now() + ahead + minutes * 60_000).toISOString(),
    forward: (minutes: number) => set(ahead + minutes * 60_000),
    reset: () => set(0),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
