import type { PanelFeature } from '../../../platform/panel/feature-type'
import { addAddressInput } from './destinations/address-input'
import { RedirectListActions } from './redirect-list-actions'
import { tellUses } from './tell-uses'

export const addresses: PanelFeature = {
  register: addAddressInput,
  documentActions: [tellUses],
  listActions: [{ name: 'RedirectListActions', Component: RedirectListActions }],
}
