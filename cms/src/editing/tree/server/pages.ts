import type { Core } from '@strapi/strapi'
import { PAGE } from '../../../content/shared/types'
import type { Context } from '../../../platform/strapi/context'
import { type PermissionChecker, service } from '../../../platform/strapi/services'
import { abilityOf } from '../../../platform/strapi/staff'
import { table } from '../../../platform/strapi/tables'
import type { TreePage } from '../shared/branches'

/** A page, with its draft and when that was saved. */
export type StoredPage = TreePage & { savedAt: number; draft: object }

type Version = {
  documentId: string
  title: string | null
  slug: string | null
  publishedAt: string | null
  updatedAt: string
}

/** Strapi's own check of what a member of staff may do with pages, with fields and conditions. */
export const checkerOf = (strapi: Core.Strapi, ctx: Context) =>
  service(strapi, 'plugin::content-manager.permission-checker').create({
    userAbility: abilityOf(ctx),
    model: PAGE,
  })

const MAKER = { createdBy: { select: ['id'], populate: { roles: { select: ['id'] } } } }

/** All pages, by the drafts that this member of staff may read, in the order of their titles. */
export async function storedPages(
  strapi: Core.Strapi,
  { can, requiresEntity }: PermissionChecker,
): Promise<StoredPage[]> {
  const isByPage = requiresEntity.read()
  // A permission can depend on who made the page, and on their roles. Reading these takes as long as all else, so they
  // are read only then.
  const needsMaker = isByPage || requiresEntity.update() || requiresEntity.publish()
  const rows = await table<Version>(strapi, PAGE).findMany({
    select: ['documentId', 'title', 'slug', 'publishedAt', 'updatedAt'],
    orderBy: ['title', 'id'],
    ...(needsMaker && { populate: MAKER }),
  })
  const published = new Map(
    rows.flatMap((row) => (row.publishedAt === null ? [] : [[row.documentId, row] as const])),
  )
  const mayReadOf = (draft?: Version) => ({
    slug: can.read(draft, 'slug'),
    title: can.read(draft, 'title'),
  })
  const ofAll = mayReadOf()
  return rows.flatMap((draft) => {
    const mayRead = isByPage ? mayReadOf(draft) : ofAll
    if (draft.publishedAt !== null || !mayRead.slug) return []
    const { documentId, slug, title } = draft
    const live = published.get(documentId)
    return [
      {
        documentId,
        title: mayRead.title ? (title ?? '') : '',
        slug,
        liveSlug: live?.slug ?? null,
        isModified: live !== undefined && new Date(draft.updatedAt) > new Date(live.updatedAt),
        savedAt: new Date(draft.updatedAt).getTime(),
        draft,
      },
    ]
  })
}
