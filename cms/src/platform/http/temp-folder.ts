import { wallClock } from '@app/contract'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { isAlive } from '../is-alive'

/** No request holds what has not changed for so long: an upload takes ten minutes at most. */
const MAX_AGE_MS = 60 * 60 * 1000

/** The second is beside the files that take its place, on the disk that several machines may share. */
const rootsIn = (dataDir: string) => ({
  uploading: resolve(dataDir, 'tmp'),
  storing: resolve(dataDir, 'public/uploads/.tmp'),
})

const ownFolderIn = (root: string) => join(root, hostname(), String(process.pid))

/** Where this process writes an upload until it is whole. */
export const storingFolder = (dataDir: string) => ownFolderIn(rootsIn(dataDir).storing)

const list = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The folders of each process that has used this DATA_DIR, on this machine or another. */
const foldersIn = (dataDir: string) =>
  Object.values(rootsIn(dataDir)).flatMap((root) =>
    list(root).flatMap((host) =>
      list(join(root, host)).map((pid) => ({ host, pid, folder: join(root, host, pid) })),
    ),
  )

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
  for (const { folder } of foldersIn(dataDir)) removeOldFiles(folder)
}

/**
 * Gives this process folders of its own for files that are being uploaded: several may share DATA_DIR.
 * Those of processes of this machine that have ended are deleted; the sweep sees to those of others.
 */
export function useOwnTempFolder(dataDir: string) {
  for (const { host, pid, folder } of foldersIn(dataDir))
    if (host === hostname() && (pid === String(process.pid) || !isAlive(Number(pid))))
      rmSync(folder, { recursive: true, force: true })
  const own = Object.values(rootsIn(dataDir)).map(ownFolderIn)
  for (const folder of own) mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Strapi and its body parser write to the system's temporary folder.
  process.env['TMPDIR'] = ownFolderIn(rootsIn(dataDir).uploading)
}
