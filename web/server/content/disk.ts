import { replaceFile } from '@beam/contract/server'
import { footer, job, navigationItem, page, redirect, siteSetting } from '@beam/contract'
import { readFile } from 'node:fs/promises'
import type { Snapshot } from './snapshot'

/** Throws for what another version of this program kept and this one can't draw. */
const checked = (kept: Snapshot): Snapshot => ({
  revision: kept.revision,
  source: 'stale',
  pages: kept.pages.map((one) => page.parse(one)),
  jobs: kept.jobs.map((one) => job.parse(one)),
  menu: kept.menu.map((one) => navigationItem.parse(one)),
  footer: kept.footer && footer.parse(kept.footer),
  site: siteSetting.parse(kept.site),
  redirects: kept.redirects.map((one) => redirect.parse(one)),
  changed: { ...kept.changed },
})

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The last good content, kept for a restart while the cms is away. */
export function lastGoodContent(path: string, log: (words: string) => void) {
  let writing = Promise.resolve()

  return {
    async read(): Promise<Snapshot | null> {
      try {
        return checked(JSON.parse(await readFile(path, 'utf8')) as Snapshot)
      } catch (error) {
        if (!isAbsent(error)) log(`${path} can't be used: ${String(error)}`)
        return null
      }
    },

    /** One after the other, since all use the same temporary file. */
    write(snapshot: Snapshot): Promise<void> {
      writing = writing
        .catch(() => undefined)
        .then(() => replaceFile(path, JSON.stringify(snapshot)))
      return writing
    },
  }
}
