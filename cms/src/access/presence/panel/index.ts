import type { PanelFeature } from '../../../platform/panel/feature-type'
import { PresencePanel } from './presence-panel'

export const presence: PanelFeature = { sidePanels: [{ place: 3, panel: PresencePanel }] }
