import type { Core } from '@strapi/strapi'
import { isSqlite } from '../database/connection'
import { takeTurn } from '../database/take-turn'
import { hookDocuments } from './document-hooks'
import { service } from './services'

const WRITES = new Set([
  'create',
  'update',
  'clone',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
])

/**
 * Lets one transaction at a time write documents, whichever process it runs in. Publishing a page
 * replaces its row, and every other page that refers to it gets a new reference: on PostgreSQL two
 * editors who publish such pages at once would wait for each other for ever, and one would be refused.
 * SQLite runs one transaction at a time anyway. Visitors' posts are no documents.
 */
export function writeInTurn(strapi: Core.Strapi) {
  if (isSqlite(strapi.db)) return
  hookDocuments(strapi, async ({ action }, next) => {
    if (!WRITES.has(action)) return next()
    return strapi.db.transaction(async () => {
      await takeTurn(strapi.db)
      return next()
    })
  })
}

/**
 * Publishes, unpublishes or deletes several entries one after the other, in one transaction. Strapi does so side by
 * side: what one has read of another is gone when it writes, and its reference to that one is lost or leads to no row.
 */
export function writeSeveralInTurn(strapi: Core.Strapi) {
  const manager = service(strapi, 'plugin::content-manager.document-manager')
  const inTurn = async (ids: string[], write: (id: string) => Promise<unknown>) =>
    strapi.db.transaction(async () => {
      const written: unknown[] = []
      for (const id of ids) written.push(await write(id))
      return written.flat().filter(Boolean).length
    })

  manager.publishMany = (uid, ids, locale) =>
    inTurn(ids, (id) => manager.publish(id, uid, { locale, populate: {} }))
  manager.unpublishMany = async (ids, uid, options = {}) => ({
    count: await inTurn(ids, (id) => manager.unpublish(id, uid, { ...options, populate: {} })),
  })
  manager.deleteMany = async (ids, uid, options = {}) => ({
    count: await inTurn(ids, (id) => manager.delete(id, uid, options)),
  })
}
