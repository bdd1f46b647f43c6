import { panelRoutes } from '../../routes/panel-routes'
import { may } from '../../routes/rules'
import { auditReadId } from './permissions'
import type { Core } from '@strapi/strapi'
import { parseDate, parseNames, parseRowId } from '../../../platform/http/query'
import { personHash } from '../../../platform/person-hash'
import type { Context } from '../../../platform/strapi/context'
import { type AuditAction, auditActions } from '../shared/actions'
import { type AuditFilter, listAudit } from './list'
import { withNames } from './names'

type Given = Record<string, unknown>

const actionNames = Object.keys(auditActions) as AuditAction[]

/** Which subject is searched for. The log names people by keyed hashes of their emails: an email is hashed, too. */
function parseSubject(given: unknown): string[] {
  const subject = typeof given === 'string' ? given.trim().slice(0, 255) : ''
  if (subject === '') return []
  return [subject.includes('@') ? personHash(subject) : subject]
}

function parseFilter(query: Given): AuditFilter {
  const [actorId, olderThan] = [parseRowId(query['actor']), parseRowId(query['olderThan'])]
  const [from, to] = [parseDate(query['from']), parseDate(query['to'])]
  return {
    actions: parseNames(query['actions'], actionNames, 'action'),
    subjectIds: parseSubject(query['q']),
    ...(actorId !== undefined && { actorId }),
    ...(olderThan !== undefined && { olderThan }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

async function list(strapi: Core.Strapi, ctx: Context) {
  const { rows, hasOlder } = await listAudit(strapi.db, parseFilter(ctx.query))
  ctx.body = { rows: await withNames(strapi, rows), hasOlder }
}

/** No route changes an entry. */
export const auditRoutes = panelRoutes('/audit', [['GET', '/entries', may(auditReadId), list]])
