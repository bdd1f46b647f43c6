import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { contentUids } from '../../../content/shared/types'
import { connectionOf } from '../../../platform/database/connection'
import { takeTurn } from '../../../platform/database/take-turn'
import { Refused } from '../../../platform/refusals/refused'
import { changesLive, hookDocuments } from '../../../platform/strapi/document-hooks'
import type { OwnTable } from '../../../platform/strapi/own-table'
import { usesByFile } from './uses'

const REPLACED = 'app_replaced_files'

/** One row per file that is being replaced without a review, by whichever process. */
export const replacedTable: OwnTable = {
  name: REPLACED,
  columns: { file_id: 'integer', at: 'datetime' },
}

/** Longer than a replacement takes: an older row is left over from a process that died. */
const MOST_MS = 5 * 60_000

const longAgo = () => new Date(wallClock() - MOST_MS)

/**
 * Replaces a file that visitors must not see before a review. Until it is done, nothing that shows the file can
 * be published: the check and the row are made in one of the turns in which documents are written, too.
 */
export async function replaceUnseen<Result>(
  strapi: Core.Strapi,
  fileId: number,
  { check, replace }: { check: () => Promise<void>; replace: () => Promise<Result> },
): Promise<Result> {
  const { db } = strapi
  const id = await db.transaction(async () => {
    await takeTurn(db)
    await check()
    const connection = await connectionOf(db)
    await connection(REPLACED).where('at', '<', longAgo()).delete()
    const [row]: { id: number }[] = await connection(REPLACED)
      .insert({ file_id: fileId, at: new Date(wallClock()) })
      .returning('id')
    return row?.id
  })
  try {
    return await replace()
  } finally {
    await db.connection(REPLACED).where({ id }).delete()
  }
}

/** Actions that take an entry off the site, where it then shows no file. */
const HIDES = new Set(['unpublish', 'delete'])

async function refuseReplaced(strapi: Core.Strapi, uid: string, documentId: string | undefined) {
  const connection = await connectionOf(strapi.db)
  const rows: { file_id: number }[] = await connection(REPLACED)
    .where('at', '>=', longAgo())
    .select('file_id')
  if (rows.length === 0) return
  const files = rows.map(({ file_id }) => file_id)
  const shown = [...(await usesByFile(strapi, files)).values()]
    .flat()
    .find((use) => use.uid === uid && use.documentId === documentId && use.isLive)
  if (shown)
    throw new Refused(
      409,
      `A file that “${shown.title}” shows is being replaced. Try again in a moment, and look at the new one first.`,
    )
}

/** Refuses to publish an entry while somebody replaces a file that it shows. */
export const refuseWhileReplacing = (strapi: Core.Strapi) =>
  hookDocuments(strapi, async (call, next) => {
    const { uid, action, params } = call
    if (!contentUids.has(uid) || !changesLive(call) || HIDES.has(action)) return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      const createdId = (result as { documentId?: string } | null)?.documentId
      await refuseReplaced(strapi, uid, params.documentId ?? createdId)
      return result
    })
  })
