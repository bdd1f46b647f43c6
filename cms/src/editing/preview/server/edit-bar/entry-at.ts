import { slugAt, typesWithSlug } from '../../../../content/shared/types'
import type { EditBarEntry } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../../../platform/settings/settings'
import { type Ability, READ_ENTRIES } from '../../../../platform/strapi/staff'
import { table } from '../../../../platform/strapi/tables'

type Version = { documentId: string; publishedAt: string | null; updatedAt: string }

/** Draft and published version of the published entry with this slug, otherwise of a draft. */
async function versionsOf(strapi: Core.Strapi, uid: string, slug: string) {
  const versions = table<Version>(strapi, uid)
  const select = ['documentId', 'publishedAt', 'updatedAt']
  const named = await versions.findMany({ where: { slug }, select })
  const found = named.find(({ publishedAt }) => publishedAt !== null) ?? named[0]
  return found ? versions.findMany({ where: { documentId: found.documentId }, select }) : []
}

/** What the owner of an ability may know of the entry at a path of the site. */
export async function entryAt(
  strapi: Core.Strapi,
  ability: Ability,
  path: string,
): Promise<EditBarEntry> {
  // A page comes before a job with the same address, as on the site.
  for (const uid of typesWithSlug) {
    const slug = slugAt(uid, path)
    const versions = slug === undefined ? [] : await versionsOf(strapi, uid, slug)
    const [first] = versions
    if (!first || !ability.can(READ_ENTRIES, uid)) continue
    const draft = versions.find(({ publishedAt }) => publishedAt === null)
    const live = versions.find(({ publishedAt }) => publishedAt !== null)
    return {
      editUrl: `${settings.cmsUrl}/admin/content-manager/collection-types/${uid}/${first.documentId}`,
      liveSince: live?.publishedAt ? new Date(live.publishedAt).toISOString() : null,
      hasDraft:
        draft !== undefined && (!live || new Date(draft.updatedAt) > new Date(live.updatedAt)),
    }
  }
  return null
}
