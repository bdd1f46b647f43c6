import type { PanelFeature } from '../../../platform/panel/feature-type'
import { LivePagePanel } from './live-page-panel'
import { PreviewPanel } from './preview-panel'
import { renewDraftLinks } from './renew-draft-links'
import { SectionsPanel } from './sections-panel'

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
  sidePanels: [
    { order: 4, panel: PreviewPanel },
    { order: 6, panel: SectionsPanel },
    { order: 7, panel: LivePagePanel },
  ],
}
