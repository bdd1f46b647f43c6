import { replaceFile } from '@app/runtime'
import {
  footer,
  type Job,
  job,
  navigationItem,
  type Page,
  page,
  redirect,
  siteLanguage,
  siteSetting,
  translatedPath,
} from '@app/contract'
import { readFile } from 'node:fs/promises'
import type { Snapshot } from './snapshot'

/** As many characters as are written at once: other requests are answered between two of them. */
const CHUNK = 128 * 1024

/** The snapshot without its pages and jobs, then each of these in a line of its own. */
async function* chunksOf({ pages, jobs, ...others }: Snapshot) {
  let chunk = JSON.stringify({ ...others, pages: [], jobs: [] })
  const entries = [...pages.map((one) => ({ page: one })), ...jobs.map((one) => ({ job: one }))]
  for (const entry of entries) {
    chunk += `\n${JSON.stringify(entry)}`
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

function fromLines(text: string): Snapshot {
  const [head = '', ...lines] = text.split('\n')
  const entries = lines.map((line) => JSON.parse(line) as { page?: Page; job?: Job })
  const { pages, jobs, ...others } = JSON.parse(head) as Snapshot
  return {
    ...others,
    pages: [...pages, ...entries.flatMap((entry) => entry.page ?? [])],
    jobs: [...jobs, ...entries.flatMap((entry) => entry.job ?? [])],
  }
}

/**
 * Throws on content that another version of this program stored and this one can't render. Without languages it is from
 * before there were any.
 */
const parse = ({ languages = [], translations = [], ...stored }: Snapshot): Snapshot => ({
  revision: stored.revision,
  source: 'stale',
  pages: stored.pages.map((one) => page.parse(one)),
  jobs: stored.jobs.map((one) => job.parse(one)),
  menu: stored.menu.map((one) => navigationItem.parse(one)),
  footer: stored.footer && footer.parse(stored.footer),
  site: siteSetting.parse(stored.site),
  redirects: stored.redirects.map((one) => redirect.parse(one)),
  languages: languages.map(({ language, menu }) => ({
    language: siteLanguage.parse(language),
    menu: menu.map((one) => navigationItem.parse(one)),
  })),
  translations: translations.map((one) => translatedPath.parse(one)),
  changed: { ...stored.changed },
})

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The last good content on disk, for a restart while the cms is down. */
export function lastGoodContent(path: string, log: (message: string) => void) {
  let writing: Promise<void> | undefined
  let next: Snapshot | undefined

  const writeAll = async () => {
    try {
      for (let snapshot = next; snapshot; snapshot = next) {
        next = undefined
        await replaceFile(path, chunksOf(snapshot))
      }
    } finally {
      writing = undefined
    }
  }

  return {
    async read(): Promise<Snapshot | null> {
      try {
        return parse(fromLines(await readFile(path, 'utf8')))
      } catch (error) {
        if (!isAbsent(error)) log(`${path} can't be used and is ignored: ${String(error)}`)
        return null
      }
    },

    /** One write at a time; of the snapshots that wait, only the newest is written. */
    write(snapshot: Snapshot): Promise<void> {
      next = snapshot
      writing ??= writeAll()
      return writing
    },
  }
}
