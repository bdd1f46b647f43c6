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

/** One URL in WEBHOOK_TARGETS, with its options behind it: `https://crm.example.com/hook|name=CRM`. */
export type WebhookTarget = {
  name: string
  url: string
  events: readonly WebhookEvent[]
  /** Fields that are masked for other targets, but not for this one. */
  fields: readonly string[]
  /** Whether it gets a sentence instead of the event as JSON, as a chat wants it. */
  isChat: boolean
}

const OPTIONS = ['name', 'events', 'fields', 'format']
const FORMATS = ['json', 'chat']
const masked = [...new Set(formNames.flatMap((form) => staffViewOf(form).masked ?? []))]
const isEvent = (name: string): name is WebhookEvent =>
  webhookEvents.some((event) => event === name)
const namesIn = (list: string | null) => list?.split(',').filter(Boolean) ?? []

/** The target, or what is wrong with it. */
function readTarget(given: string): WebhookTarget | string {
  const [address = '', ...pairs] = given.split('|')
  if (!/^https?:/i.test(address) || !URL.canParse(address))
    return 'is no address that begins with http:// or https://'
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return 'has a password in its address'
  const options = new URLSearchParams(pairs.join('&'))
  const events = namesIn(options.get('events'))
  const fields = namesIn(options.get('fields'))
  const format = options.get('format') ?? 'json'
  const named: [kind: string, names: string[], known: readonly string[]][] = [
    ['option', [...options.keys()], OPTIONS],
    ['event', events, webhookEvents],
    ['masked field', fields, masked],
    ['format', [format], FORMATS],
  ]
  for (const [kind, names, known] of named) {
    const unknown = names.find((name) => !known.includes(name))
    if (unknown !== undefined)
      return `has the unknown ${kind} “${unknown}” (known: ${known.join(', ')})`
  }
  return {
    name: options.get('name') ?? url.host,
    url: url.href,
    events: events.length > 0 ? events.filter(isEvent) : webhookEvents,
    fields,
    isChat: format === 'chat',
  }
}

/** The targets, or which of them is wrong and why. The path of a URL may hold a key, so only its host is named. */
export function readWebhookTargets(given: string): WebhookTarget[] | string {
  const targets: WebhookTarget[] = []
  for (const [index, one] of given.split(/\s+/).filter(Boolean).entries()) {
    const read = readTarget(one)
    const address = one.split('|')[0] ?? ''
    const host = URL.canParse(address) ? new URL(address).host : ''
    const which = `target ${index + 1}${host && ` (${host})`}`
    if (typeof read === 'string') return `${which} ${read}`
    if (targets.some(({ name }) => name === read.name))
      return `${which} has the name “${read.name}” of another (add |name=… with one of its own)`
    targets.push(read)
  }
  return targets
}

/** A secret as the libraries of Standard Webhooks take it; while it is replaced, the new one and behind it the old. */
export const isWebhookSecret = (given: string) =>
  given.split(/\s+/).every((secret) => /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(secret))
