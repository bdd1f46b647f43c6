import { refuse } from '@beam/contract'
import { leadsToItself } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { Refused } from '../../refusals/refused'
import { settings } from '../../settings/settings'
import { hookDocuments } from '../../strapi/document-hooks'
import { table } from '../../strapi/tables'

const REDIRECT = 'api::redirect.redirect'

type Fields = { from?: unknown; to?: unknown }

/** Refuses to save a redirect that a browser would follow without end. */
export function refuseRedirectLoops(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params }, next) => {
    if (uid !== REDIRECT || (action !== 'create' && action !== 'update')) return next()
    const { documentId } = params
    const stored = documentId
      ? await table<Fields>(strapi, REDIRECT).findOne({ where: { documentId } })
      : null
    const { from, to }: Fields = { ...stored, ...params.data }
    const isLoop =
      typeof from === 'string' &&
      typeof to === 'string' &&
      leadsToItself({ from, to }, settings.siteUrl)
    if (!isLoop) return next()
    throw new Refused(400, {
      refusal: refuse('This redirect leads to itself. Enter another address in "to".'),
    })
  })
}
