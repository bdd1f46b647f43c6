import { spokenLanguage } from '@app/contract'
import { sessionStore } from '../browser/browser-store'
import { siteConfig } from '../browser/site-config'
import type { ContentClient } from './client'
import { contentAddress } from './content-address'

let client: Promise<ContentClient> | undefined

/** The page's content client. Its code is loaded when content is fetched or prefetched for the first time. */
export function loadContentClient(): Promise<ContentClient> {
  client ??= load()
  client.catch(() => (client = undefined))
  return client
}

async function load(): Promise<ContentClient> {
  const config = siteConfig()
  const cmsUrl = contentAddress(config, location.hostname)
  const { createContentClient } = await import('./client')
  return createContentClient({
    cmsUrl,
    token: config.contentToken,
    fetch: (...args) => fetch(...args),
    store: sessionStore,
    language: spokenLanguage(),
    log: (message) => console.warn(message),
  })
}
