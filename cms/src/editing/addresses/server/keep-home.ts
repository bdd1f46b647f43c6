import { HOME_SLUG } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { Refused } from '../../../platform/refusals/refused'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { table } from '../../../platform/strapi/tables'
import { PAGE } from '../../../content/shared/types'

const refused: Partial<Record<string, string>> = {
  delete: 'The home page can’t be deleted: the site needs one. Change its sections instead.',
  unpublish: 'The home page can’t be unpublished: the site needs one. Change its sections instead.',
}

/** Refuses to delete the home page, to unpublish it and to change its slug: the site always needs one. */
export function keepHome(strapi: Core.Strapi) {
  const isHome = async (documentId: string | undefined) =>
    documentId !== undefined &&
    (await table(strapi, PAGE).count({ where: { documentId, slug: HOME_SLUG } })) > 0

  hookDocuments(strapi, async ({ uid, action, params: { documentId, data } }, next) => {
    if (uid !== PAGE) return next()
    const message = refused[action]
    if (message && (await isHome(documentId))) throw new Refused(400, message)
    const renames = action === 'update' && data?.['slug'] !== undefined
    if (renames && data['slug'] !== HOME_SLUG && (await isHome(documentId)))
      throw fieldProblem('slug', 'This is the home page. Its slug stays "home".')
    return next()
  })
}
