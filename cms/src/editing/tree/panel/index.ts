import type { PanelFeature } from '../../../platform/panel/feature-type'
import { BegunAddress } from './begun-address'
import { ViewSwitchOfList } from './view-switch'

export const tree: PanelFeature = {
  // Reached from the list of pages, so it has no link in the menu.
  register: (app) =>
    app.router.addRoute({
      path: 'content-manager/tree',
      lazy: () => import('./tree-page').then(({ TreePage }) => ({ Component: TreePage })),
    }),
  listActions: [{ name: 'list-or-tree', Component: ViewSwitchOfList }],
  sidePanels: [{ order: 1, panel: BegunAddress }],
}
