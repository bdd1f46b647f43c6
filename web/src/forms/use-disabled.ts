import { useEffect, useRef } from 'react'

/**
 * Props for a button. Sets the DOM property, too: a browser that restores a page may restore a disabled state that
 * React does not know.
 */
export function useDisabled(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current) button.current.disabled = isDisabled
  }, [isDisabled])
  return { ref: button, disabled: isDisabled }
}
