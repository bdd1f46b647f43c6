import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import type { OwnTable } from '../../../platform/strapi/own-table'

export const DELIVERIES = 'app_deliveries'

const KEPT_MS = 30 * 86_400_000

/**
 * One row for each message to each target, also once it is sent. It holds nothing of visitors: what they sent is
 * read when the message is sent, so that an erasure leaves nothing here.
 */
export const deliveryTable: OwnTable = {
  name: DELIVERIES,
  columns: {
    event: 'text',
    /** The same for all targets of one message, and at each attempt. */
    message_id: 'text',
    target: 'text',
    /** A type of content, or `submission`. */
    subject: 'text',
    subject_id: 'text',
    detail: 'json',
    actor_name: 'text',
    state: 'text',
    due_at: 'datetime',
    attempts: 'integer',
    last_error: 'text',
    queued_at: 'datetime',
    sent_at: 'datetime',
  },
  indexes: [
    { name: `${DELIVERIES}_target_state_due_at_index`, columns: ['target', 'state', 'due_at'] },
    { name: `${DELIVERIES}_queued_at_index`, columns: ['queued_at'] },
    { name: `${DELIVERIES}_message_id_index`, columns: ['message_id'] },
  ],
}

export const forgetOldDeliveries = ({ db }: Core.Strapi) =>
  db
    .connection(DELIVERIES)
    .where('queued_at', '<', new Date(wallClock() - KEPT_MS))
    .delete()
