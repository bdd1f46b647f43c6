import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { holdersOf } from './holders'
import { hasSlug, PAGE, pathOf, type TypeWithSlug } from '../../../content/shared/types'
import { slugOf } from '../../../content/slug-of'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import type { Context } from '../../../platform/strapi/context'
import { table } from '../../../platform/strapi/tables'

/** The longest title that the schemas of the types with a slug allow. */
const TITLE_LENGTH = 160

/** An entry has no id until its first save. */
type EntryBeingSaved = { uid: TypeWithSlug; documentId: string | undefined }

/**
 * An entry saved without a slug gets one from its title, with a number if it is taken; so does a copy, which is called
 * "Copy of" its original.
 */
export function fillSlugs(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params }, next) => {
    if (!hasSlug(uid)) return next()
    if (action === 'clone') {
      await nameCopy(strapi, uid, params)
      const copy = await next()
      if (uid === PAGE) await leaveAddresses(strapi, (copy as { documentId: string }).documentId)
      return copy
    }
    const isWrite = action === 'create' || action === 'update'
    const { data, documentId } = params
    if (!isWrite || !data) return next()
    const { slug, title } = data
    const isBlank = slug === '' || slug === null || (action === 'create' && slug === undefined)
    if (isBlank && typeof title === 'string' && title !== '')
      data['slug'] = await freeSlug(strapi, { uid, documentId }, slugOf(title))
    return next()
  })
}

type Actions = Record<'clone' | 'autoClone', (ctx: Context) => Promise<unknown>>

/**
 * Lets the button Duplicate store a copy at once. Strapi's `autoClone` refuses types with a unique field, such as the
 * slug; its `clone` does not, and `fillSlugs` gives each copy a slug of its own.
 */
export function copyAtOnce(strapi: Core.Strapi) {
  const controller = 'plugin::content-manager.collection-types'
  strapi
    .get('controllers')
    .extend(controller, (original: Actions) => ({ ...original, autoClone: original.clone }))
}

type Params = { documentId?: string; data?: Record<string, unknown> }

/** A copy has a title and a slug of its own. */
async function nameCopy(strapi: Core.Strapi, uid: TypeWithSlug, params: Params) {
  const original = await table<{ title: string }>(strapi, uid).findOne({
    where: { documentId: params.documentId },
    select: ['title'],
  })
  const title = params.data?.['title'] || `Copy of ${original?.title ?? ''}`.slice(0, TITLE_LENGTH)
  const wanted = params.data?.['slug'] || slugOf(String(title))
  const slug = await freeSlug(strapi, { uid, documentId: undefined }, String(wanted))
  params.data = { ...params.data, title, slug }
}

/** Empties the aliases of a copy once it is stored: an empty list given before, Strapi merges with the original's. */
async function leaveAddresses(strapi: Core.Strapi, documentId: string) {
  const copy = await table<{ aliases: unknown[] }>(strapi, PAGE).findOne({
    where: { documentId },
    populate: ['aliases'],
  })
  if (copy?.aliases.length)
    await strapi.documents(PAGE).update({ documentId, data: { aliases: [] } as object })
}

type Violation = { code?: unknown; constraint?: unknown; message: string }

/** Either database's error when a unique key of slugs (unique-keys.ts) is violated. */
function violatesSlugKey(error: unknown): boolean {
  const { code, constraint, message } = error as Violation
  return code === '23505'
    ? /^app_\w+_slug$/.test(String(constraint))
    : code === 'SQLITE_CONSTRAINT_UNIQUE' && message.endsWith('.slug')
}

/** Says at the field what the database refused. */
export function explainTakenSlugs(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid }, next) => {
    if (!hasSlug(uid)) return next()
    try {
      return await next()
    } catch (error) {
      if (!violatesSlugKey(error)) throw error
      throw fieldProblem('slug', 'Another entry has this slug, perhaps as a draft. Enter another.')
    }
  })
}

/** The wanted slug, with a number if something else has its address. */
export async function freeSlug(
  strapi: Core.Strapi,
  { uid, documentId }: EntryBeingSaved,
  wanted: string,
) {
  const base = wanted || 'untitled'
  const others = documentId === undefined ? {} : { documentId: { $ne: documentId } }
  const taken = await table<{ slug: string }>(strapi, uid).findMany({
    where: { slug: { $startsWith: base }, ...others },
    select: ['slug'],
  })
  const slugs = new Set(taken.map(({ slug }) => slug))
  const isTaken = async (slug: string) =>
    slugs.has(slug) ||
    (await holdersOf(strapi, pathOf(uid, slug))).some((one) => one.documentId !== documentId)
  let candidate = base
  for (let number = 2; await isTaken(candidate); number += 1) candidate = `${base}-${number}`
  return candidate
}
