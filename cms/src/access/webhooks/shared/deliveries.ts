import type { WebhookEvent } from '@app/runtime'

/** Every event, in the words of the panel: "A form was sent". */
export const eventTitles: Record<WebhookEvent, string> = {
  'submission.created': 'A form was sent',
  'submission.state-changed': 'A submission changed its state',
  'submission.replied': 'A submission was replied to',
  'content.published': 'Content was published',
  'content.unpublished': 'Content was taken down',
}

export const deliveryStates = ['pending', 'sent', 'failed', 'skipped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export type Delivery = {
  id: number
  event: WebhookEvent
  target: string
  /** A submission's reference and form, or an entry's type and title; the id of what was deleted. */
  about: string
  /** The address in the panel; null where it has none. */
  path: string | null
  state: DeliveryState
  attempts: number
  lastError: string | null
  queuedAt: Date
  sentAt: Date | null
  dueAt: Date
}

export type Deliveries = {
  /** The names of all targets. */
  targets: readonly string[]
  rows: Delivery[]
  hasOlder: boolean
}
