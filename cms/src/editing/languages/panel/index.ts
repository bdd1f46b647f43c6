import type { PanelFeature } from '../../../platform/panel/feature-type'
import { LanguagesPanel } from './languages-panel'

export const languages: PanelFeature = {
  // Both are reached from an entry, so they have no link in the menu, which a site with one language would show, too.
  register(app) {
    app.router.addRoute({
      path: 'languages/overview/:language',
      lazy: () =>
        import('./overview-page').then(({ OverviewPage }) => ({ Component: OverviewPage })),
    })
    app.router.addRoute({
      path: 'languages/:model/:documentId',
      lazy: () =>
        import('./beside-source-page').then(({ BesideSourcePage }) => ({
          Component: BesideSourcePage,
        })),
    })
  },
  sidePanels: [{ order: 8, panel: LanguagesPanel }],
}
