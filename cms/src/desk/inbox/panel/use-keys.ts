import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const isInDialog = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="listbox"]') !== null

/**
 * The keys of a page. None works while a dialog is open. While somebody types, only Escape does, which leaves the box.
 */
export function useKeys(keys: Partial<Record<string, () => void>>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (hasModifier || isInDialog()) return
      if (event.key === 'Escape' && isTyping(event.target))
        document.querySelector('main')?.focus({ preventScroll: true })
      else if (isTyping(event.target)) return
      const action = keys[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [keys])
}
