import { formNames, staffViewOf } from '@app/contract'

/** What others can be told of. */
export const webhookEvents = [
  'submission.created',
  'submission.state-changed',
  'submission.replied',
  'content.published',
  'content.unpublished',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** One address in WEBHOOK_TARGETS, with its options behind it: `https://crm.example.com/hook|name=CRM`. */
export type WebhookTarget = {
  name: string
  url: string
  events: readonly WebhookEvent[]
  /** Masked fields that it gets in spite of that. */
  fields: readonly string[]
  /** A chat takes a sentence only. */
  isChat: boolean
}

const OPTIONS = new Set(['name', 'events', 'fields', 'format'])
const masked = new Set(formNames.flatMap((form) => staffViewOf(form).masked ?? []))
const isEvent = (name: string): name is WebhookEvent =>
  webhookEvents.some((event) => event === name)
const namesIn = (list: string | null) => list?.split(',').filter(Boolean) ?? []

function parseTarget(given: string): WebhookTarget | undefined {
  const [address = '', ...pairs] = given.split('|')
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const options = new URLSearchParams(pairs.join('&'))
  const events = namesIn(options.get('events'))
  const fields = namesIn(options.get('fields'))
  const format = options.get('format') ?? 'json'
  const isRight =
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    [...options.keys()].every((key) => OPTIONS.has(key)) &&
    (format === 'json' || format === 'chat')
  const isKnown = events.every(isEvent) && fields.every((name) => masked.has(name))
  if (!isRight || !isKnown) return undefined
  return {
    name: options.get('name') ?? url.host,
    url: url.href,
    events: events.length > 0 ? events.filter(isEvent) : webhookEvents,
    fields,
    isChat: format === 'chat',
  }
}

/** Undefined if one of them is wrong, or two have one name. */
export function parseWebhookTargets(given: string): WebhookTarget[] | undefined {
  const targets = given.split(/\s+/).filter(Boolean).map(parseTarget)
  const right = targets.filter((target) => target !== undefined)
  const names = new Set(right.map(({ name }) => name))
  return names.size === targets.length ? right : undefined
}

/** As the libraries of Standard Webhooks take it; while it is replaced, the old one behind the new. */
export const isWebhookSecret = (given: string) =>
  given.split(/\s+/).every((secret) => /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(secret))
