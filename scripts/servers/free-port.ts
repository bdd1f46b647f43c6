import { wallClock } from '@app/contract'
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below the ports that systems give to connections and to servers without a port of their own. */
const FIRST = 20_000
const LAST = 32_000

/** How long a claim holds: a server that was given the port listens on it by then. */
const CLAIMED_MS = 10 * 60_000

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** False if another process has claimed it, which may not listen yet. */
function claim(port: number): boolean {
  const folder = join(tmpdir(), 'site-ports')
  const file = join(folder, String(port))
  const claimed = statSync(file, { throwIfNoEntry: false })
  if (claimed && wallClock() - claimed.mtimeMs > CLAIMED_MS) rmSync(file, { force: true })
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    // If the file can't be written for another reason, nothing is claimed: that the port is free now has to do.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST'
  }
}

/** A port for a server that takes a while to start: no other process gets the same one meanwhile. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const port = randomInt(FIRST, LAST)
    if (claim(port) && (await isFree(port))) return port
  }
  throw new Error(`No port between ${FIRST} and ${LAST} is free.`)
}
