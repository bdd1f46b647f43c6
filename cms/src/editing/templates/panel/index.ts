import type { PanelFeature } from '../../../platform/panel/feature-type'
import { NewFromTemplate } from './new-from-template'
import { SaveAsTemplate } from './save-as-template'

export const templates: PanelFeature = {
  ownActions: [SaveAsTemplate],
  listActions: [{ name: 'new-from-template', Component: NewFromTemplate }],
}
