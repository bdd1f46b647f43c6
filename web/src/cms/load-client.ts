import type { ContentClient } from './client'
import { sessionStore } from './session-cache'
import { contentAddress, siteConfig } from './site-config'

let loaded: Promise<ContentClient> | undefined

/** The content client of the open page: its code comes with the first later navigation. */
export function loadContentClient(): Promise<ContentClient> {
  loaded ??= load()
  loaded.catch(() => (loaded = undefined))
  return loaded
}

async function load(): Promise<ContentClient> {
  const config = siteConfig()
  const cmsUrl = contentAddress(config, location.hostname)
  const { createContentClient } = await import('./client')
  return createContentClient({
    cmsUrl,
    token: config.contentToken,
    fetch: (...call) => fetch(...call),
    storage: sessionStore(),
    log: (words) => console.warn(words),
  })
}
