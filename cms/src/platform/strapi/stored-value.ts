import type { Core } from '@strapi/strapi'

/** A value that this project keeps between starts, in Strapi's key-value store. */
export function storedValue<Value>(strapi: Core.Strapi, key: string) {
  const store = keyValueStore<Value>(strapi, { type: 'core', name: 'app' })
  return {
    read: () => store.get({ key }),
    write: (value: Value) => store.set({ key, value }),
  }
}

/** Runs a step on the first start only, so that what an administrator changes later is kept. */
export async function runOnce(strapi: Core.Strapi, key: string, step: () => Promise<void>) {
  const done = storedValue<boolean>(strapi, `done:${key}`)
  if (await done.read()) return
  await step()
  await done.write(true)
}

type KeyValueStore<Value> = {
  get: (params: { key: string }) => Promise<Value | null>
  set: (params: { key: string; value: Value }) => Promise<void>
}

/** One owner's part of Strapi's store, whose values Strapi types as unknown. */
export const keyValueStore = <Value>(
  strapi: Core.Strapi,
  owner: { type: 'core' | 'plugin'; name: string },
) => strapi.store(owner) as KeyValueStore<Value>
