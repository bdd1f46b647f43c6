import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk for a test to fill; undefined if this user may not mount one. */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'site-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
  try {
    execFileSync('mount', options, { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    /** Takes every free byte but these. */
    fill(leaving = 0) {
      const file = openSync(ballast, 'w')
      try {
        for (const size of [1e6, 4096, 1])
          for (;;) {
            const { bavail, bsize } = statfsSync(folder)
            if (bavail * bsize <= leaving) break
            try {
              writeSync(file, Buffer.alloc(size))
            } catch {
              break
            }
          }
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    unmount() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}
