import type { NotedScreen } from '../../../platform/panel/screen/screen-notes'
import { OthersHere } from './others-here'
import { useOthersAt } from './use-presence'

/** Tells who else has the same screen of ours open. */
export function OthersAtScreen({ screen, isTyping, advice }: NotedScreen) {
  const others = useOthersAt(screen, isTyping) ?? []
  return others.length > 0 && <OthersHere others={others}>{advice}</OthersHere>
}
