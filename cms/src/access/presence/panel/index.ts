import type { PanelFeature } from '../../../platform/panel/feature-type'
import { addScreenNote } from '../../../platform/panel/screen/screen-notes'
import { OthersAtScreen } from './others-at-screen'
import { PresencePanel } from './presence-panel'

export const presence: PanelFeature = {
  sidePanels: [{ order: 3, panel: PresencePanel }],
  register: () => addScreenNote(OthersAtScreen),
}
