import type { Core } from '@strapi/strapi'

const SLUGGED = new Set(['api::page.page', 'api::job.job'])

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)

/** An entry saved without a slug gets one from its title, numbered if another has it. */
export function fillSlugs(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const isWrite = context.action === 'create' || context.action === 'update'
    if (!isWrite || !SLUGGED.has(context.uid)) return next()
    const data = context.params.data as { title?: string; slug?: string | null }
    const isBlank =
      context.action === 'create' ? !data.slug : data.slug === '' || data.slug === null
    if (isBlank && data.title) data.slug = await freeSlug(strapi, context.uid, slugOf(data.title))
    return next()
  })
}

async function freeSlug(strapi: Core.Strapi, uid: string, wanted: string): Promise<string> {
  const base = wanted || 'untitled'
  const taken = await strapi.db
    .query(uid)
    .findMany({ where: { slug: { $startsWith: base } }, select: ['slug'] })
  const slugs = new Set(taken.map((entry: { slug: string }) => entry.slug))
  let candidate = base
  for (let number = 2; slugs.has(candidate); number += 1) candidate = `${base}-${number}`
  return candidate
}
