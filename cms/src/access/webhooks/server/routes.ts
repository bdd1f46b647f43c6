import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { parseNames, parseRowId } from '../../../platform/http/query'
import { Refused } from '../../../platform/refusals/refused'
import { settings } from '../../../platform/settings/settings'
import type { Context } from '../../../platform/strapi/context'
import { requireActor } from '../../../platform/actor'
import { audit } from '../../audit/server/audit'
import { panelRoutes } from '../../routes/panel-routes'
import { may } from '../../routes/rules'
import { deliveryStates } from '../shared/deliveries'
import type { FactsOf } from '../../events/facts'
import { type DeliveryFilter, listDeliveries } from './list'
import { DELIVERIES } from './table'

function parseFilter(query: Record<string, unknown>): DeliveryFilter {
  const olderThan = parseRowId(query['olderThan'])
  return {
    states: parseNames(query['states'], deliveryStates, 'state'),
    ...(olderThan !== undefined && { olderThan }),
  }
}

/** Queues the same message again, with the same id: by it a receiver knows that it has the message already. */
const sendAgain = (strapi: Core.Strapi, ctx: Context) =>
  strapi.db.transaction(async () => {
    const { db } = strapi
    const id = parseRowId(ctx.params.id) ?? 0
    const connection = await connectionOf(db)
    const [row]: { target: string }[] = await connection(DELIVERIES).select('target').where({ id })
    if (!row) throw new Refused(404, 'There is no such delivery.')
    if (!settings.webhooks.targets.some(({ name }) => name === row.target))
      throw new Refused(409, `WEBHOOK_TARGETS names no “${row.target}” any more.`)
    const changed = await connection(DELIVERIES)
      .where({ id })
      .whereNot({ state: 'pending' })
      .update({ state: 'pending', due_at: new Date(), attempts: 0, last_error: null })
    if (changed === 0) throw new Refused(409, 'It is waiting to be sent already.')
    await audit(db, {
      actor: requireActor(ctx),
      action: 'webhook.resend',
      subject: 'webhook',
      subjectId: row.target,
      detail: { delivery: id },
    })
  })

export const webhookRoutes = (factsOf: FactsOf, wake: (strapi: Core.Strapi) => void) => {
  const list = async (strapi: Core.Strapi, ctx: Context) => {
    ctx.body = await listDeliveries(strapi, factsOf, parseFilter(ctx.query))
  }
  return panelRoutes('/webhook-deliveries', [
    ['GET', '/', may('api::webhooks.read'), list],
    [
      'POST',
      '/:id/resend',
      may('api::webhooks.resend'),
      async (strapi, ctx) => {
        await sendAgain(strapi, ctx)
        wake(strapi)
        await list(strapi, ctx)
      },
    ],
  ])
}
