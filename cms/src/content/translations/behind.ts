import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../platform/database/connection'
import { changesLive, hookDocuments } from '../../platform/strapi/document-hooks'
import { differences } from '../shared/compare'
import { hasSlug, type TypeWithSlug } from '../shared/types'
import { type Snapshot, snapshotOf } from '../snapshot'
import { titlesOf } from '../titles'
import { TRANSLATIONS } from './table'
import { allTranslations, markSeen, translationsOf } from './translations'

type Key = { uid: TypeWithSlug; documentId: string }

const OWN = new Set(['slug', 'aliases', 'related'])

/** Without what each language has of its own, whatever the other has. */
export const withoutOwn = (entry: Snapshot): Snapshot =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !OWN.has(name)))

/** What visitors read of a source, or its draft if it was never published. */
export async function sourceNow(strapi: Core.Strapi, { uid, documentId }: Key) {
  const found =
    (await snapshotOf(strapi, uid, documentId, 'published')) ??
    (await snapshotOf(strapi, uid, documentId))
  return found && withoutOwn(found)
}

/** Says that a translation is equal to its source as it is now. */
export const setEqual = async (strapi: Core.Strapi, entry: string, source: Key) =>
  markSeen(strapi.db, entry, JSON.stringify(await sourceNow(strapi, source)))

/** Notes which translations a change of what visitors read leaves behind, or makes equal again. */
export const noteBehind = (strapi: Core.Strapi) =>
  hookDocuments(strapi, async (call, next) => {
    const result = await next()
    const { uid, action } = call
    const { documentId } = call.params
    if (!hasSlug(uid) || !documentId || !changesLive(call) || action === 'delete') return result
    const made = await translationsOf(strapi.db, documentId)
    const now = made.length > 0 ? await snapshotOf(strapi, uid, documentId, 'published') : null
    for (const { entry, seen } of now ? made : []) {
      const behind =
        seen !== null && differences(JSON.parse(seen) as Snapshot, withoutOwn(now ?? {})).length > 0
      await (await connectionOf(strapi.db))(TRANSLATIONS).where({ entry }).update({ behind })
    }
    return result
  })

/** By the document of each translation that is behind: the title of its source. */
export async function behindTheirSource(strapi: Core.Strapi): Promise<Map<string, string>> {
  const behind = (await allTranslations(strapi.db)).filter((link) => Boolean(link.behind))
  const titles = await titlesOf(
    strapi,
    behind.map(({ uid, source }) => ({ type: uid, entryId: source })),
  )
  return new Map(behind.map(({ entry, source }) => [entry, titles.get(source) ?? '']))
}
