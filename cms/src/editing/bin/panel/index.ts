import { Trash } from '@strapi/icons'
import type { PanelFeature } from '../../../platform/panel/feature-type'
import { binnedTypes } from '../shared/binned'
import { BinLink } from './bin-link'

const permissions = binnedTypes.flatMap((subject) =>
  ['create', 'delete'].map((name) => ({
    action: `plugin::content-manager.explorer.${name}`,
    subject,
  })),
)

export const bin: PanelFeature = {
  links: [
    {
      to: 'bin',
      icon: Trash,
      intlLabel: { id: 'app.bin', defaultMessage: 'Bin' },
      permissions,
      position: 4,
      Component: () => import('./bin-page').then(({ BinPage }) => ({ default: BinPage })),
    },
  ],
  listActions: [{ name: 'BinLink', Component: BinLink }],
}
