import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import type { Entry } from './document-action'
import { type Card, useFolded } from './fold-card'

/** A panel beside an entry's form: a hook. Null without anything to show; undefined until that is known. */
export type SidePanel<Props> = (props: Props) => Card | null | undefined

/** The same as Strapi's content manager takes it. */
type StrapiPanel<Props> = (props: Props) => { title: ReactNode; content: ReactNode } | null

/** How long the panels wait for one of them. */
const LATEST_MS = 8000

/**
 * Side panels that are shown once each of them knows its content: one that came later would push the
 * others down, and a click that had begun would be lost or meet another button.
 */
export function showTogether<Props extends Entry>(
  panels: readonly SidePanel<Props>[],
): StrapiPanel<Props>[] {
  const known = new Set<SidePanel<Props>>()
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isShown = false

  const show = () => {
    isShown = true
    for (const listener of listeners) listener()
  }
  const add = (panel: SidePanel<Props>) => {
    known.add(panel)
    if (known.size === panels.length) show()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    timer ??= setTimeout(show, LATEST_MS)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearTimeout(timer)
      timer = undefined
      isShown = false
      known.clear()
    }
  }

  return panels.map(
    (panel) =>
      function ShownTogether(props: Props) {
        const card = panel(props)
        const folded = useFolded(card)
        const areShown = useSyncExternalStore(subscribe, () => isShown)
        const isKnown = card !== undefined
        useEffect(() => {
          if (isKnown) add(panel)
        }, [isKnown])
        return areShown ? folded : null
      },
  )
}
