import type { PanelFeature } from '../../../platform/panel/feature-type'
import { ConflictPanel } from './conflict-panel'
import { discardWhatIsShown } from './discard-what-is-shown'
import { KeptTypingPanel } from './kept-typing-panel'

export const saving: PanelFeature = {
  sidePanels: [
    { place: 1, panel: ConflictPanel },
    { place: 2, panel: KeptTypingPanel },
  ],
  documentActions: [discardWhatIsShown],
}
