import type { Shown } from '../../../platform/panel/screen/screen-notes'
import { OthersHere } from './others-here'
import { useOthersAt } from './use-presence'

/** At a screen of ours: who else has it open now. */
export function OthersAtScreen({ place, isTyping, children }: Shown) {
  const others = useOthersAt(place, isTyping) ?? []
  return others.length > 0 && <OthersHere others={others}>{children}</OthersHere>
}
