import { wallClock } from '@app/contract'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'

/** No request holds what has not changed for so long: an upload takes ten minutes at most. */
const MAX_AGE_MS = 60 * 60 * 1000

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

/** The folder of each process that has used this DATA_DIR, on this machine or another. */
const foldersIn = (root: string) =>
  list(root).flatMap((host) => list(join(root, host)).map((pid) => ({ host, pid })))

function removeOldFiles(folder: string) {
  for (const name of list(folder)) {
    const file = join(folder, name)
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs !== undefined && wallClock() - mtimeMs > MAX_AGE_MS)
      rmSync(file, { recursive: true, force: true })
  }
}

/** Deletes what a request has left behind, in whichever process. */
export function sweepTempFolders(dataDir: string) {
  const root = resolve(dataDir, 'tmp')
  for (const { host, pid } of foldersIn(root)) removeOldFiles(join(root, host, pid))
}

/**
 * Gives this process a folder of its own for files that are being uploaded: several may share DATA_DIR.
 * Those of processes of this machine that have ended are deleted; the sweep sees to those of others.
 */
export function useOwnTempFolder(dataDir: string) {
  const root = resolve(dataDir, 'tmp')
  const own = join(root, hostname(), String(process.pid))
  for (const { host, pid } of foldersIn(root))
    if (host === hostname() && (pid === String(process.pid) || !isAlive(pid)))
      rmSync(join(root, host, pid), { recursive: true, force: true })
  mkdirSync(own, { recursive: true, mode: 0o700 })
  // Strapi and its body parser write to the system's temporary folder.
  process.env['TMPDIR'] = own
}
