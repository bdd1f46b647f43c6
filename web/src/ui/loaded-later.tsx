import { type ComponentType, lazy, useState } from 'react'

const RETRY_AFTER_MS = 2000

/**
 * A component whose code is loaded apart. It renders at once if its code is loaded, and suspends
 * otherwise. It never gives up: until the code arrives, the server's markup stays, with whatever the
 * visitor has typed.
 */
export function loadedLater<Props extends object>(read: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const load = async () => (loaded ??= await read())

  const loadWithRetries = (): ReturnType<typeof load> =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
      return loadWithRetries()
    })

  const Pending = lazy(async () => ({ default: await loadWithRetries() })) as ComponentType<Props>

  function LoadedLater(props: Props) {
    const [Component] = useState(() => loaded ?? Pending)
    return <Component {...props} />
  }
  return { Component: LoadedLater, load }
}
