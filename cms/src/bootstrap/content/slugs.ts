import type { Core } from '@strapi/strapi'

const SLUGGED = new Set(['api::page.page', 'api::job.job'])

/** Leaves room for a number behind it. */
const LONGEST = 100

export const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')

/** An entry under way; without an id until it is first saved. */
type Slugged = { uid: string; documentId: string | undefined }

/** An entry saved without a slug gets one from its title, numbered if another has it. */
export function fillSlugs(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const isWrite = context.action === 'create' || context.action === 'update'
    if (!isWrite || !SLUGGED.has(context.uid)) return next()
    const data = context.params.data as { title?: string; slug?: string | null }
    const isBlank =
      context.action === 'create' ? !data.slug : data.slug === '' || data.slug === null
    const { documentId } = context.params as { documentId?: string }
    if (isBlank && data.title)
      data.slug = await freeSlug(strapi, { uid: context.uid, documentId }, slugOf(data.title))
    return next()
  })
}

async function freeSlug(strapi: Core.Strapi, { uid, documentId }: Slugged, wanted: string) {
  const base = wanted || 'untitled'
  const others = documentId === undefined ? {} : { documentId: { $ne: documentId } }
  const taken = await strapi.db
    .query(uid)
    .findMany({ where: { slug: { $startsWith: base }, ...others }, select: ['slug'] })
  const slugs = new Set(taken.map((entry: { slug: string }) => entry.slug))
  let candidate = base
  for (let number = 2; slugs.has(candidate); number += 1) candidate = `${base}-${number}`
  return candidate
}
