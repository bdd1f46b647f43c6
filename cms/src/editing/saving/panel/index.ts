import type { PanelFeature } from '../../../platform/panel/feature-type'
import { ConflictPanel } from './conflict-panel'
import { KeptTypingPanel } from './kept-typing-panel'
import { sayLive } from './say-live'

export const saving: PanelFeature = {
  sidePanels: [
    { order: 1, panel: ConflictPanel },
    { order: 2, panel: KeptTypingPanel },
  ],
  documentActions: [sayLive],
}
