import { siteFolders } from '@app/runtime'
import { LRUCache } from 'lru-cache'
import type { Localized } from '../content/localized'
import type { Snapshot } from '../content/snapshot'
import { type Encoded, encode, tagOf } from '../encoded'
import { layoutDataOf } from './render/page-data'

type LayoutFile = Encoded & { type: string }

/** The number of files that are kept: pages are read for a while after they were replaced. */
const KEPT = 30

/**
 * The menu, footer and settings as files, named by what they contain: the same name on every process. Those of another
 * language are in its folder.
 */
export class LayoutFiles {
  readonly #paths = new WeakMap<Snapshot, string>()
  readonly #files = new LRUCache<string, Promise<LayoutFile>>({ max: KEPT })

  /** The address of a snapshot's file, which can be read from now on. */
  pathOf(snapshot: Localized): string {
    const known = this.#paths.get(snapshot)
    if (known !== undefined && this.#files.has(known)) return known
    const body = Buffer.from(JSON.stringify(layoutDataOf(snapshot)))
    const language = snapshot.language ? `${snapshot.language}/` : ''
    const path = `${siteFolders.layout}${language}${tagOf(body)}.json`
    if (!this.#files.has(path)) this.#files.set(path, fileOf(body))
    this.#paths.set(snapshot, path)
    return path
  }

  get(path: string): Promise<LayoutFile> | undefined {
    return this.#files.get(path)
  }
}

const fileOf = async (body: Buffer): Promise<LayoutFile> => ({
  ...(await encode(body)),
  type: 'application/json',
})
