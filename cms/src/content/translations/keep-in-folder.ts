import { languageOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { Refused } from '../../platform/refusals/refused'
import { hookDocuments } from '../../platform/strapi/document-hooks'
import { hasSlug } from '../shared/types'
import { findTranslation } from './translations'

/** A translation stays in the folder of its language: elsewhere it would be a page of another. */
export const keepInFolder = (strapi: Core.Strapi) =>
  hookDocuments(strapi, async ({ uid, params: { documentId, data } }, next) => {
    const slug = data?.['slug']
    if (!hasSlug(uid) || !documentId || typeof slug !== 'string' || slug === '') return next()
    const link = await findTranslation(strapi.db, documentId)
    if (link && languageOf(slug) !== link.language)
      throw new Refused(
        400,
        `This is a translation: its slug begins with “${link.language}/”, as its language does.`,
      )
    return next()
  })
