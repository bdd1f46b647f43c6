import type { PanelFeature } from '../../../platform/panel/feature-type'

export const pictures: PanelFeature = {
  // Reached from the home page and from what needs attention, so it has no link in the menu.
  register: (app) =>
    app.router.addRoute({
      path: 'pictures',
      lazy: () =>
        import('./pictures-page').then(({ PicturesPage }) => ({ Component: PicturesPage })),
    }),
}
