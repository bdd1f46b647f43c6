import type { Core } from '@strapi/strapi'

/** What this project remembers of its own doings, in Strapi's store. */
export const memory = <Value>(strapi: Core.Strapi, key: string) => {
  const store = strapi.store({ type: 'core', name: 'beam' })
  return {
    read: async (): Promise<Value | null> =>
      ((await store.get({ key })) as Value | undefined) ?? null,
    write: (value: Value) => store.set({ key, value }),
  }
}

/** Runs a step on the first start only, so that a later change by an administrator stands. */
export async function once(strapi: Core.Strapi, key: string, step: () => Promise<void>) {
  const done = memory<boolean>(strapi, `done:${key}`)
  if (await done.read()) return
  await step()
  await done.write(true)
}
