import { useEffect, useRef } from 'react'

/** Of a button: a browser that restores a page may restore how its button stood, unseen by React. */
export function useDisabled(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current) button.current.disabled = isDisabled
  }, [isDisabled])
  return { ref: button, disabled: isDisabled }
}
