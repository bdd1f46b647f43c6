import type { PanelFeature } from '../../../platform/panel/feature-type'
import { PreviewPanel } from './preview-panel'
import { renewDraftLinks } from './renew-draft-links'

export const preview: PanelFeature = {
  register: (app) => {
    renewDraftLinks()
    // Opened from an entry, so it has no link in the menu.
    app.router.addRoute({
      path: 'preview-window/:model/:documentId',
      lazy: () =>
        import('./preview-window-page').then(({ PreviewWindowPage }) => ({
          Component: PreviewWindowPage,
        })),
    })
  },
  sidePanels: [{ order: 4, panel: PreviewPanel }],
}
