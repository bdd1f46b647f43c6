import { HOME_SLUG, languageCodes } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { Refused } from '../../../platform/refusals/refused'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { table } from '../../../platform/strapi/tables'
import { LANGUAGE, PAGE } from '../../../content/shared/types'

const refusals = ['delete', 'unpublish']

/**
 * Refuses to delete a home page, to unpublish it and to change its slug: the site always needs one, and so does each
 * language that visitors read.
 */
export function keepHome(strapi: Core.Strapi) {
  const isLive = async (code: string) =>
    (await table(strapi, LANGUAGE).count({ where: { code, publishedAt: { $notNull: true } } })) > 0

  /** The slug of the home page that a document is, and of what. */
  const homeOf = async (documentId: string | undefined) => {
    if (documentId === undefined) return
    const slug = [HOME_SLUG, ...languageCodes]
    const where = { documentId, slug }
    const found = await table<{ slug: string }>(strapi, PAGE).findOne({ where, select: ['slug'] })
    if (!found) return
    if (found.slug === HOME_SLUG) return { slug: HOME_SLUG, of: 'the site', name: 'The home page' }
    return (await isLive(found.slug))
      ? { slug: found.slug, of: 'this language', name: 'The home page of a language' }
      : undefined
  }

  hookDocuments(strapi, async ({ uid, action, params: { documentId, data } }, next) => {
    if (uid !== PAGE) return next()
    const renames = action === 'update' && data?.['slug'] !== undefined
    const home = renames || refusals.includes(action) ? await homeOf(documentId) : undefined
    if (!home) return next()
    if (renames) {
      if (data['slug'] === home.slug) return next()
      throw fieldProblem('slug', `This is a home page. Its slug stays "${home.slug}".`)
    }
    throw new Refused(
      400,
      `${home.name} can’t be ${action === 'delete' ? 'deleted' : 'unpublished'}: ${home.of} needs one. Change its sections instead.`,
    )
  })
}
