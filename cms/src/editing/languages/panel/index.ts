import type { PanelFeature } from '../../../platform/panel/feature-type'
import { LanguagesPanel } from './languages-panel'

export const languages: PanelFeature = {
  // Reached from a translation, so it has no link in the menu.
  register: (app) =>
    app.router.addRoute({
      path: 'languages/:model/:documentId',
      lazy: () =>
        import('./beside-source-page').then(({ BesideSourcePage }) => ({
          Component: BesideSourcePage,
        })),
    }),
  sidePanels: [{ order: 8, panel: LanguagesPanel }],
}
