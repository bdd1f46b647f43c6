import type { Core } from '@strapi/strapi'

type Webhook = { id: number }
type Store = { findWebhooks: () => Promise<Webhook[]> }
type Runner = { remove: (webhook: Webhook) => void }

/** Keeps Strapi from calling webhooks, whose URLs staff enter: those from earlier versions stay stored but unused. */
export async function disableWebhooks(strapi: Core.Strapi) {
  const store: Store = strapi.get('webhookStore')
  const runner: Runner = strapi.get('webhookRunner')
  for (const webhook of await store.findWebhooks()) runner.remove(webhook)
}
