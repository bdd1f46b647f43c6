import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { settings } from '../../../platform/settings/settings'
import type { Deliveries, Delivery, DeliveryState } from '../shared/deliveries'
import type { FactsOf } from '../../events/facts'
import { DELIVERIES } from './table'

export type DeliveryFilter = { states: readonly DeliveryState[]; olderThan?: number }

type Row = Omit<Delivery, 'about' | 'path'> & { subject: string; subjectId: string }

const PAGE = 50

const columns = {
  id: 'id',
  event: 'event',
  target: 'target',
  subject: 'subject',
  subjectId: 'subject_id',
  state: 'state',
  attempts: 'attempts',
  lastError: 'last_error',
  queuedAt: 'queued_at',
  sentAt: 'sent_at',
  dueAt: 'due_at',
}

export async function listDeliveries(
  strapi: Core.Strapi,
  factsOf: FactsOf,
  { states, olderThan }: DeliveryFilter,
): Promise<Deliveries> {
  const connection = await connectionOf(strapi.db)
  const query = connection(DELIVERIES)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
  if (states.length > 0) query.whereIn('state', [...states])
  if (olderThan !== undefined) query.where('id', '<', olderThan)
  const found: Row[] = await query
  const rows: Delivery[] = []
  for (const { subject, subjectId, ...row } of found.slice(0, PAGE)) {
    const facts = await factsOf(strapi, { subject, subjectId })
    rows.push({
      ...row,
      about: facts?.name ?? subjectId,
      path: facts?.path ?? null,
      queuedAt: new Date(row.queuedAt),
      sentAt: row.sentAt && new Date(row.sentAt),
      dueAt: new Date(row.dueAt),
    })
  }
  return {
    targets: settings.webhooks.targets.map(({ name }) => name),
    rows,
    hasOlder: found.length > PAGE,
  }
}
