import type { WebhookEvent, WebhookTarget } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { storedJson } from '../../../platform/database/stored-json'
import { DAY_OF_PAUSES, nextAttempt } from '../../../platform/outbox/retry'
import type { Work } from '../../../platform/outbox/worker'
import { settings } from '../../../platform/settings/settings'
import { eventTitles } from '../shared/deliveries'
import type { Facts, FactsOf } from '../../events/facts'
import { signedHeaders } from './sign'
import { DELIVERIES } from './table'

type Row = {
  id: number
  event: WebhookEvent
  messageId: string
  subject: string
  subjectId: string
  detail: Record<string, unknown> | string
  actorName: string | null
  queuedAt: Date | number | string
  attempts: number
}

/** Well below the time after which another worker takes the message (`platform/outbox/retry.ts`). */
const TIMEOUT_MS = 15_000
/** By this status a receiver says that it wants the message no more: it is given up. */
const GONE = 410

class DeliveryError extends Error {
  override name = 'DeliveryError'
  constructor(
    said: string,
    readonly responseCode?: number,
  ) {
    super(said)
  }
}

const addressOf = ({ path }: Facts) => path && `${settings.cmsUrl}/admin${path}`

/** What happened, as a sentence for a chat, in which < and > would begin a link or a call to everybody. */
function sentenceOf({ event, actorName }: Row, facts: Facts): string {
  const { from, to } = facts.data
  const words = [
    `${eventTitles[event]}: ${facts.name}`,
    typeof to === 'string' && `from ${String(from)} to ${to}`,
    actorName && `by ${actorName}`,
  ]
  const said = words.filter(Boolean).join(', ').replace(/[<>]/g, '')
  return [`${said}.`, addressOf(facts)].filter(Boolean).join(' ')
}

function bodyFor(row: Row, facts: Facts, { isChat }: WebhookTarget): string {
  if (isChat) return JSON.stringify({ text: sentenceOf(row, facts) })
  const { event, actorName, queuedAt } = row
  const data = { ...facts.data, by: actorName, adminUrl: addressOf(facts) }
  return JSON.stringify({ type: event, timestamp: new Date(queuedAt), data })
}

/** Why a delivery failed, without the receiver's own words, which may hold anything. */
const reasonOf = (error: unknown): string => {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } }
  if (name === 'TimeoutError') return `No answer within ${TIMEOUT_MS / 1000} seconds.`
  return `Could not be reached (${String(cause?.code ?? 'no code')}).`
}

async function post({ url }: WebhookTarget, id: string, body: string, at: Date) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signedHeaders({ id, at, body }, settings.webhooks.secrets),
    },
    body,
    // A redirect is a failure: it leads to an address that no operator has named.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new DeliveryError(reasonOf(error))
  })
  await response.body?.cancel()
  if (!response.ok) throw new DeliveryError(`Answered with ${response.status}.`, response.status)
}

/** Sends the messages of one target, so that a slow target holds up no other. */
export const deliveryWork = (
  strapi: Core.Strapi,
  target: WebhookTarget,
  factsOf: FactsOf,
): Work<Row> => ({
  table: DELIVERIES,
  name: 'Webhook delivery',
  only: { target: target.name },
  columns: {
    id: 'id',
    event: 'event',
    messageId: 'message_id',
    subject: 'subject',
    subjectId: 'subject_id',
    detail: 'detail',
    actorName: 'actor_name',
    queuedAt: 'queued_at',
    attempts: 'attempts',
  },
  async send(row) {
    const { event, subject, subjectId, detail, messageId } = row
    const answers = event === 'submission.created' ? target.fields : undefined
    const facts = await factsOf(strapi, { subject, subjectId, answers })
    if (!facts) return { state: 'skipped', remark: 'It was deleted meanwhile.' }
    if (answers && facts.data['state'] === 'spam')
      return { state: 'skipped', remark: 'It was marked as spam meanwhile.' }
    const told = { ...facts, data: { ...facts.data, ...storedJson(detail) } }
    await post(target, messageId, bodyFor(row, told, target), new Date())
    return { state: 'sent' }
  },
  nextAttempt: (attempts, now, error) =>
    error instanceof DeliveryError && error.responseCode === GONE
      ? null
      : nextAttempt(DAY_OF_PAUSES, attempts, now),
})
