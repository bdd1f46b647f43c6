import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { holdersOf } from './holders'
import { hasSlug, pathOf, type TypeWithSlug } from '../../../content/shared/types'
import { slugOf } from '../../../content/slug-of'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { table } from '../../../platform/strapi/tables'

/** An entry has no id until its first save. */
type EntryBeingSaved = { uid: TypeWithSlug; documentId: string | undefined }

/**
 * An entry saved without a slug gets one from its title, a copy one from its original, with a number if
 * it is taken.
 */
export function fillSlugs(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params }, next) => {
    if (!hasSlug(uid)) return next()
    if (action === 'clone') await fillSlugOfCopy(strapi, uid, params)
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

type Params = { documentId?: string; data?: Record<string, unknown> }

async function fillSlugOfCopy(strapi: Core.Strapi, uid: TypeWithSlug, params: Params) {
  const original = await table<{ slug: string | null }>(strapi, uid).findOne({
    where: { documentId: params.documentId },
    select: ['slug'],
  })
  const wanted = params.data?.['slug'] || original?.slug
  const slug = await freeSlug(strapi, { uid, documentId: undefined }, String(wanted ?? ''))
  params.data = { ...params.data, slug }
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

async function freeSlug(strapi: Core.Strapi, { uid, documentId }: EntryBeingSaved, wanted: string) {
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
