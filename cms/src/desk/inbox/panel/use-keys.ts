import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const isInDialog = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="listbox"]') !== null

/** Keys of a page; not while somebody types or a dialog is open. */
export function useKeys(keys: Partial<Record<string, () => void>>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      const action = keys[event.key]
      if (!action || hasModifier || isTyping(event.target) || isInDialog()) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [keys])
}
