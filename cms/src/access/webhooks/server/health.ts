import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { settings } from '../../../platform/settings/settings'
import type { HealthLine } from '../../../platform/shared/health-line'
import { listed } from '../../../platform/shared/listed'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf } from '../../../platform/strapi/staff'
import type { DeliveryState } from '../shared/deliveries'
import { DELIVERIES } from './table'

const to = (state: DeliveryState) => `/settings/webhook-deliveries?states=${state}`

/** How many messages wait, how many were given up, and which targets have not taken something that they were sent. */
export async function webhookHealth({ db }: Core.Strapi, ctx: Context): Promise<HealthLine[]> {
  const targets = settings.webhooks.targets.map(({ name }) => name)
  if (targets.length === 0 || !abilityOf(ctx).can('api::webhooks.read')) return []
  const connection = await connectionOf(db)
  const rows: { target: string; state: DeliveryState; count: unknown; refused: unknown }[] =
    await connection(DELIVERIES)
      .select('target', 'state')
      .count({ count: '*', refused: 'last_error' })
      .whereIn('target', targets)
      .whereIn('state', ['pending', 'failed'] satisfies DeliveryState[])
      .groupBy('target', 'state')
  const countOf = (state: DeliveryState) =>
    rows.filter((row) => row.state === state).reduce((sum, { count }) => sum + Number(count), 0)
  const refusing = rows
    .filter((row) => row.state === 'pending' && Number(row.refused) > 0)
    .map(({ target }) => target)
  const waiting = `${countOf('pending')} waiting`
  const lines: HealthLine[] = [
    refusing.length > 0
      ? {
          name: 'Webhooks',
          text: `${waiting}. Not taken, and tried again: ${listed(refusing)}`,
          is: 'bad',
          to: to('pending'),
        }
      : { name: 'Webhooks', text: waiting, is: 'good', to: to('pending') },
  ]
  const failed = countOf('failed')
  if (failed > 0)
    lines.push({ name: 'Failed webhooks', text: String(failed), is: 'bad', to: to('failed') })
  return lines
}
