import { type PanelHandlers, panelRoutes } from '../../../access/routes/panel-routes'
import type { RequiredPermission } from '../../../access/routes/rules'
import { actionId, type InboxAction } from '../../inbox/server/permissions'
import { uidOf } from '../../intake/uids'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { whileOpen } from '../../../access/accounts/while-open'
import { asText, csvOf } from '../../../platform/csv/csv'
import { connectionOf } from '../../../platform/database/connection'
import { parseNames, parseRowId } from '../../../platform/http/query'
import { settings } from '../../../platform/settings/settings'
import { searchOf } from '../../inbox/server/search-text'
import { SUBMISSIONS } from '../../inbox/server/tables'
import { viewerOf } from '../../inbox/server/viewer'
import { Refused } from '../../../platform/refusals/refused'
import { datedName } from '../../../platform/shared/dated-name'
import { optOutAddress } from '../../opt-outs/server/opt-outs'
import {
  allSubscribers,
  listSubscribers,
  type SubscriberFilter,
  subscriberStates,
} from './subscribers'

const secret = settings.secrets.subscriberKey

function parseFilter({ q, state: given }: Record<string, unknown>): SubscriberFilter {
  const [state = null] = parseNames(given, subscriberStates, 'state')
  return { ...searchOf(secret, typeof q === 'string' ? q.slice(0, 255) : ''), state }
}

async function* lines(strapi: Core.Strapi, filter: SubscriberFilter): AsyncGenerator<string[]> {
  yield ['Email', 'State', 'Since', 'Reference']
  for await (const { email, state, since, reference } of allSubscribers(strapi.db, filter))
    yield [asText(email), state, since.toISOString(), reference]
}

const subscribers = {
  async list(strapi, ctx) {
    ctx.body = await listSubscribers(
      strapi.db,
      parseFilter(ctx.query),
      parseRowId(ctx.query['olderThan']),
    )
  },

  async export(strapi, ctx) {
    const filter = parseFilter(ctx.query)
    const { actor } = viewerOf(ctx)
    await audit(strapi.db, {
      actor,
      action: 'submission.export',
      subject: 'export',
      subjectId: 'subscribers',
      detail: { format: 'csv', state: filter.state },
    })
    const body = csvOf(whileOpen(strapi, actor, lines(strapi, filter)))
    // Breaks the connection off: a file that ends early must not look complete.
    body.on('error', () => ctx.res.destroy())
    ctx.attachment(datedName('subscribers', 'csv'))
    ctx.type = 'text/csv; charset=utf-8'
    ctx.body = body
  },

  async unsubscribe(strapi, ctx) {
    const { actor } = viewerOf(ctx)
    const reference = String(ctx.params.reference)
    await strapi.db.transaction(async () => {
      const connection = await connectionOf(strapi.db)
      const [row]: { email: string | null }[] = await connection(SUBMISSIONS)
        .select('email')
        .where({ form: 'newsletter', reference })
      if (!row?.email) throw new Refused(404, 'There is no such subscriber.')
      await optOutAddress(strapi.db, row.email)
      await audit(strapi.db, {
        actor,
        action: 'newsletter.unsubscribe',
        subject: 'submission',
        subjectId: reference,
      })
    })
    ctx.status = 204
  },
} satisfies PanelHandlers

const may = (action: InboxAction): RequiredPermission => ({
  actions: [actionId(action)],
  anyOf: [uidOf('newsletter')],
})

export const subscriberRoutes = panelRoutes('/newsletter', [
  ['GET', '/subscribers', may('read'), subscribers.list],
  ['GET', '/subscribers/export', may('export'), subscribers.export],
  ['POST', '/subscribers/:reference/unsubscribe', may('update'), subscribers.unsubscribe],
])
