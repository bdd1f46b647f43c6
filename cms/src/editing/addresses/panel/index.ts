import type { PanelFeature } from '../../../platform/panel/feature-type'
import { addAddressInput } from './destinations/address-input'
import { RedirectListActions } from './redirect-list-actions'
import { selectSlugOfCopy } from './select-slug-of-copy'
import { tellUses } from './tell-uses'

export const addresses: PanelFeature = {
  register: addAddressInput,
  documentActions: [tellUses, selectSlugOfCopy],
  listActions: [{ name: 'RedirectListActions', Component: RedirectListActions }],
}
