import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { stateOf } from '../../../content/entry-state'
import { hasSlug, isPlannedType, PAGE, pathOf } from '../../../content/shared/types'
import { snapshotOf } from '../../../content/snapshot'
import { currentActor } from '../../../platform/actor'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { itemRows, menuRow, storedMenu } from '../../saving/server/menu/stored-menu'
import { isBinned } from '../shared/binned'
import { addToBin, type BinnedEntry } from './bin'
import { menuPlacesOf } from './menu-places'

/**
 * Set while another entry is saved. Such a save may delete a redirect that would lead in a circle now: nobody asked for
 * this deletion, so the redirect is not put into the bin.
 */
const otherSave = new AsyncLocalStorage<true>()

/** Puts what somebody deletes into the bin, in the transaction of the deletion. */
export function binDeleted(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params: { documentId } }, next) => {
    if (!isBinned(uid)) return next()
    if (action !== 'delete') return otherSave.run(true, next)
    if (documentId === undefined || otherSave.getStore()) return next()
    return strapi.db.transaction(async () => {
      const entry = { uid, documentId }
      const contents = await contentsOf(strapi, entry)
      const result = await next()
      if (contents) await addToBin(strapi.db, entry, contents)
      return result
    })
  })
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

async function contentsOf(strapi: Core.Strapi, { uid, documentId }: BinnedEntry) {
  const entry = await snapshotOf(strapi, uid, documentId)
  if (!entry) return undefined
  const state = isPlannedType(uid) ? await stateOf(strapi, { uid, documentId }) : null
  return {
    entry,
    title: textIn(entry['title'] ?? entry['from']),
    address: hasSlug(uid) ? pathOf(uid, textIn(entry['slug'])) : textIn(entry['to']),
    wasPublished: state?.isPublished ?? false,
    menu: uid === PAGE ? await menuPlaces(strapi, documentId) : [],
    deletedBy: currentActor(strapi)?.name ?? 'System',
  }
}

async function menuPlaces(strapi: Core.Strapi, documentId: string) {
  const { id } = await menuRow(strapi)
  return menuPlacesOf(storedMenu(await itemRows(strapi, id)).items, documentId)
}
