import { type KeyboardEvent, useRef } from 'react'

/** The time in which the beam fills the button. */
export const HOLD_MS = 900

type Holdable = { isHoldable: boolean; hold: () => void; release: () => void; go: () => void }

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

/** The handlers of a button that is held down by finger, mouse or key if it is holdable, and otherwise pressed. */
export function useHoldable({ isHoldable, hold, release, go }: Holdable) {
  const isHeld = useRef(false)
  const heldAt = useRef(0)
  const hasLetGo = useRef(false)
  const begin = () => {
    isHeld.current = true
    heldAt.current = performance.now()
    hold()
  }
  const end = () => {
    if (!isHeld.current) return
    const isEarly = performance.now() - heldAt.current < HOLD_MS
    // Who can't hold taps again, which pays.
    if (isEarly && hasLetGo.current) return
    hasLetGo.current = isEarly
    release()
  }
  return {
    onPointerDown: () => {
      isHeld.current = false
      if (isHoldable) begin()
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPress(event)) return
      if (isHoldable || event.repeat) event.preventDefault()
      if (event.repeat) return
      isHeld.current = false
      if (isHoldable) begin()
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isPress(event) || !isHeld.current) return
      event.preventDefault()
      end()
      isHeld.current = false
    },
    onBlur: end,
    /** The click that ends a hold is not a press. A screen reader sends a click without a hold. */
    onClick: () => {
      if (!isHeld.current) go()
      isHeld.current = false
    },
  }
}
