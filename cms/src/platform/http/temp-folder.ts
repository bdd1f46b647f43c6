import { wallClock } from '@beam/contract'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000

function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

const list = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The processes of other machines can't be seen; an upload takes minutes. */
function removeOldFiles(folder: string) {
  for (const name of list(folder)) {
    const file = join(folder, name)
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs !== undefined && wallClock() - mtimeMs > DAY_MS)
      rmSync(file, { recursive: true, force: true })
  }
}

/**
 * Gives this process a folder of its own for files that are being uploaded: several may share DATA_DIR.
 * Files left by crashed processes are deleted, since they would fill the disk over time.
 */
export function useOwnTempFolder(dataDir: string) {
  const root = resolve(dataDir, 'tmp')
  const own = join(root, hostname(), String(process.pid))
  for (const host of list(root))
    for (const pid of list(join(root, host)))
      if (host !== hostname()) removeOldFiles(join(root, host, pid))
      else if (pid === String(process.pid) || !isAlive(pid))
        rmSync(join(root, host, pid), { recursive: true, force: true })
  mkdirSync(own, { recursive: true, mode: 0o700 })
  // Strapi and its body parser write to the system's temporary folder.
  process.env['TMPDIR'] = own
}
