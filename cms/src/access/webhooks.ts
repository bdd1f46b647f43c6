import type { Core } from '@strapi/strapi'

type Webhook = { id: number }
type Store = { findWebhooks: () => Promise<Webhook[]> }
type Runner = { remove: (webhook: Webhook) => void }

/** The cms calls no address that staff entered: a webhook of an earlier version stays stored, unused. */
export async function disableWebhooks(strapi: Core.Strapi) {
  const store = strapi.get('webhookStore') as Store
  const runner = strapi.get('webhookRunner') as Runner
  for (const webhook of await store.findWebhooks()) runner.remove(webhook)
}
