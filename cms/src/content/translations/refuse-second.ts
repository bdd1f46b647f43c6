import type { Core } from '@strapi/strapi'
import { Refused } from '../../platform/refusals/refused'
import { hookDocuments } from '../../platform/strapi/document-hooks'
import { table } from '../../platform/strapi/tables'
import { LANGUAGE } from '../shared/types'

/** A language has one entry. */
export const refuseSecondOfLanguage = (strapi: Core.Strapi) =>
  hookDocuments(strapi, async ({ uid, params: { documentId, data } }, next) => {
    const code = uid === LANGUAGE ? data?.['code'] : undefined
    if (typeof code !== 'string') return next()
    const others = await table<{ documentId: string }>(strapi, LANGUAGE).findMany({
      where: { code },
      select: ['documentId'],
    })
    if (others.some((other) => other.documentId !== documentId))
      throw new Refused(
        400,
        `There is an entry for the language “${code}” already. Change that one.`,
      )
    return next()
  })
