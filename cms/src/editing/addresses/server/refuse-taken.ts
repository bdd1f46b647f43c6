import { targetPath } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { hasSlug, type TypeWithSlug } from '../../../content/shared/types'
import { settings } from '../../../platform/settings/settings'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { type Holder, holdersOf } from './holders'
import { type Address, addressesIn, has, storedAddresses } from './own-addresses'

type Entry = { uid: TypeWithSlug; documentId: string | undefined }

/**
 * Refuses the addresses that something else has. Stored ones are not checked again, so that entries
 * saved by earlier versions stay editable.
 */
export function refuseTakenAddresses(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params }, next) => {
    if (!hasSlug(uid)) return next()
    const { data, documentId } = params
    if ((action === 'create' || action === 'update') && data)
      await checkSaved(strapi, { uid, documentId }, addressesIn(uid, data))
    if (action === 'publish') await checkPublished(strapi, { uid, documentId })
    return next()
  })
}

/** Throws a sentence for the first new address that something else has. */
export async function checkSaved(strapi: Core.Strapi, entry: Entry, addresses: Address[]) {
  const { draft, published } = await storedAddresses(strapi, entry.uid, entry.documentId)
  const own = [...draft, ...published]
  for (const address of addresses)
    if (!has(own, address.path)) await check(strapi, entry, address, own)
}

/**
 * Checks the addresses that publishing adds to the site: while the entry was a draft, a redirect may have been made at
 * one of them.
 */
async function checkPublished(strapi: Core.Strapi, entry: Entry) {
  const { draft, published } = await storedAddresses(strapi, entry.uid, entry.documentId)
  for (const address of draft)
    if (!has(published, address.path))
      await check(strapi, entry, address, [...draft, ...published], (holder) => holder.isPublished)
}

async function check(
  strapi: Core.Strapi,
  { documentId }: Entry,
  { path, field }: Address,
  own: Address[],
  counts: (holder: Holder) => boolean = () => true,
) {
  // A redirect that leads to the entry itself is removed when the entry is published there.
  const leadsHere = ({ to }: Holder) =>
    to !== undefined && has(own, targetPath({ from: path, to }, settings.siteUrl) ?? '')
  const holder = (await holdersOf(strapi, path)).find(
    (one) => one.documentId !== documentId && !leadsHere(one) && counts(one),
  )
  if (holder) throw fieldProblem(field, `${holder.sentence} Enter another address.`)
}
