import { leadsToItself, normalPath, targetPath } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { settings } from '../../../platform/settings/settings'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { documents } from '../../../platform/strapi/documents'
import { table } from '../../../platform/strapi/tables'
import { holdersOf } from './holders'
import { REDIRECT } from '../../../content/shared/types'

export type Redirect = { documentId: string; from: string; to: string }
type Fields = Partial<Redirect>

const ANOTHER = 'Enter another address in "to".'

const targetOf = (redirect: Redirect) => targetPath(redirect, settings.siteUrl)

/**
 * Refuses a redirect that is never followed or that leads in a circle, and makes each lead straight
 * to its end.
 */
export function checkRedirects(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params }, next) => {
    const { data, documentId } = params
    const isWrite = action === 'create' || action === 'update' || action === 'clone'
    if (uid !== REDIRECT || !isWrite || !data) return next()
    const stored = documentId
      ? await table<Redirect>(strapi, REDIRECT).findOne({ where: { documentId } })
      : null
    const { from, to }: Fields = { ...stored, ...data }
    if (typeof from !== 'string' || typeof to !== 'string') return next()
    const own = action === 'update' ? (documentId ?? '') : ''
    const redirect = { documentId: own, from, to }
    const others = await table<Redirect>(strapi, REDIRECT).findMany({
      where: { documentId: { $ne: own } },
    })
    const isMoved = own === '' || normalPath(from) !== normalPath(stored?.from ?? '')
    const end = await checkedEnd(strapi, redirect, others, isMoved)
    data['to'] = end
    return strapi.db.transaction(async () => {
      const result = await next()
      for (const other of others)
        if (targetOf(other) === normalPath(from) && isPlain(other.to))
          await documents(strapi, REDIRECT).update({
            documentId: other.documentId,
            data: { to: end },
          })
      return result
    })
  })
}

/** Where a redirect will lead among the others; throws what keeps it from being saved. */
export async function checkedEnd(
  strapi: Core.Strapi,
  redirect: Redirect,
  others: Redirect[],
  isMoved: boolean,
): Promise<string> {
  if (leadsToItself(redirect, settings.siteUrl))
    throw fieldProblem('to', `This redirect leads to itself. ${ANOTHER}`)
  // The address that a stored redirect has is not checked again.
  if (isMoved) await refuseTaken(strapi, redirect)
  return endOf(redirect, others)
}

/**
 * Refuses an address that something published has. Pages, jobs and the site's own addresses come before redirects, so a
 * redirect there is never followed; and an address has one redirect at most.
 */
async function refuseTaken(strapi: Core.Strapi, { from, documentId }: Redirect) {
  const holder = (await holdersOf(strapi, from)).find(
    (one) => one.documentId !== documentId && one.isPublished,
  )
  if (holder) throw fieldProblem('from', `${holder.sentence} Enter another address in "from".`)
}

/** Whether a target has no query or anchor, which would be lost if it were replaced by a later target. */
const isPlain = (to: string) => !/[?#]/.test(to)

/**
 * Where a browser ends up that follows the redirect and those after it. If a target on the way has a query or an
 * anchor, which would be lost, it is the redirect's own target.
 */
function endOf(redirect: Redirect, others: Redirect[]): string {
  const byPath = new Map(others.map((other) => [normalPath(other.from), other]))
  const way = [redirect]
  for (let last = redirect; ;) {
    const following = byPath.get(targetOf(last) ?? '')
    if (!following) break
    way.push(following)
    const target = targetOf(following)
    if (way.some(({ from }) => normalPath(from) === target)) {
      const stops = [...way.map(({ from }) => from), following.to].join(' → ')
      throw fieldProblem('to', `This redirect leads in a circle: ${stops}. ${ANOTHER}`)
    }
    last = following
  }
  const isCollapsible = way.slice(0, -1).every(({ to }) => isPlain(to))
  return isCollapsible ? (way.at(-1)?.to ?? redirect.to) : redirect.to
}
