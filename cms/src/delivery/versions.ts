import { entryVersion } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { addressOf, type Row, type Shape } from '../content/shape'
import { contentTypes, type ContentUid } from '../content/shared/types'
import { table } from '../platform/strapi/tables'
import type { createLanguages } from './languages'
import type { RevisionClock } from './revision/revision-clock'

const FILE = 'plugin::upload.file'

type Parts = {
  readingOf: (uid: ContentUid) => { shape: Shape; published: object }
  languages: ReturnType<typeof createLanguages>
}

/**
 * The version of each published entry by its document, in the order of its list, and the address of each file with its
 * version. The site's server reads an entry again once its version, or that of a file in it, is another.
 */
export async function readVersions(strapi: Core.Strapi, clock: RevisionClock, parts: Parts) {
  const { readingOf, languages } = parts
  const revision = await clock.current()

  const versionsOf = async (uid: ContentUid) => {
    const { shape, published } = readingOf(uid)
    const related = Object.keys(shape).filter((name) => shape[name]?.kind === 'relation')
    const inLanguages = await languages.condition(revision, uid, 'all')
    const rows = await table<{ id: number; documentId: string; updatedAt: unknown }>(
      strapi,
      uid,
    ).findMany({
      where: { $and: [published, inLanguages] },
      select: ['id', 'documentId', 'updatedAt'],
      populate: Object.fromEntries(related.map((name) => [name, RELATED])),
      orderBy: { id: 'asc' },
    })
    return rows.map((row): [string, string] => [row.documentId, entryVersion(row)])
  }

  const entries = Object.entries(contentTypes).map(
    async ([path, { uid }]) => [path, await versionsOf(uid)] as const,
  )
  const files = await table<Row>(strapi, FILE).findMany({
    select: ['url', 'createdAt', 'updatedAt'],
  })
  return {
    epoch: clock.epoch,
    entries: Object.fromEntries(await Promise.all(entries)),
    files: files.map((file) => addressOf(file, file)),
  }
}

const RELATED = { select: ['id'], where: { publishedAt: { $notNull: true } } }
