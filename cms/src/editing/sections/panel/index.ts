import type { PanelFeature } from '../../../platform/panel/feature-type'
import { SectionTools } from './section-tools'
import { SectionsPanel } from './sections-panel'

export const sections: PanelFeature = {
  besideForm: [{ name: 'section-tools', Component: SectionTools }],
  sidePanels: [{ order: 6, panel: SectionsPanel }],
}
