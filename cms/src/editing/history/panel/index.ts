import type { PanelFeature } from '../../../platform/panel/feature-type'
import { HistoryPanel } from './history-panel'

export const history: PanelFeature = {
  // Reached from an entry, so it has no link in the menu.
  register: (app) =>
    app.router.addRoute({
      path: 'history/:model/:documentId',
      lazy: () => import('./history-page').then(({ HistoryPage }) => ({ Component: HistoryPage })),
    }),
  sidePanels: [{ order: 10, panel: HistoryPanel }],
}
