import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { loadedLater } from './loaded-later'

const never = () => () => undefined
const isShownByApp = () => false
/** React reads it on the server, where it is false, and while it hydrates the server's markup, where it is true. */
const isServed = () => !import.meta.env.SSR

const nothing = { __html: '' }

/**
 * A section that works without React. On a page that the server rendered, its markup stays as it is, and
 * its code is not loaded. The code is loaded when the app renders the section after a navigation.
 */
export function loadedUnlessServed<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
) {
  const { Component, load } = loadedLater(read)

  function LoadedUnlessServed(props: Props) {
    const [stays] = useState(useSyncExternalStore(never, isShownByApp, isServed))
    return stays ? (
      <section dangerouslySetInnerHTML={nothing} suppressHydrationWarning />
    ) : (
      <Component {...props} />
    )
  }
  return { Component: LoadedUnlessServed, load, isOptional: true }
}
