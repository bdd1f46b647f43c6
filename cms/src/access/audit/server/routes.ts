import { panelRoutes } from '../../routes/panel-routes'
import { may } from '../../routes/rules'
import { auditReadId } from './permissions'
import { refuse } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { dateIn } from '../../../platform/http/date-in'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { type AuditAction, auditActions } from '../shared/actions'
import { type AuditFilter, listAudit } from './list'

type Given = Record<string, unknown>

const invalid = (message: string) => new Refused(400, { refusal: refuse(message) })

const isAction = (name: string): name is AuditAction => Object.hasOwn(auditActions, name)

const textIn = (given: unknown): string => (typeof given === 'string' ? given.trim() : '')

function idIn(given: unknown): number | undefined {
  const text = textIn(given)
  if (text === '') return undefined
  if (!/^\d{1,9}$/.test(text)) throw invalid('An id is a whole number.')
  return Number(text)
}

function readFilter(query: Given): AuditFilter {
  const actions = textIn(query['actions']).split(',').filter(Boolean)
  if (!actions.every(isAction)) throw invalid('There is no action of this name.')
  const [actorId, olderThan] = [idIn(query['actor']), idIn(query['olderThan'])]
  const [from, to] = [dateIn(query['from']), dateIn(query['to'])]
  return {
    actions: actions.filter(isAction),
    subjectId: textIn(query['q']).slice(0, 255),
    ...(actorId !== undefined && { actorId }),
    ...(olderThan !== undefined && { olderThan }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

async function list(strapi: Core.Strapi, ctx: Context) {
  ctx.body = await listAudit(strapi.db, readFilter(ctx.query))
}

/** No route changes an entry. */
export const auditRoutes = panelRoutes('/audit', [['GET', '/entries', may(auditReadId), list]])
