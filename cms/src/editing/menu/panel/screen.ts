import type { StrapiApp } from '@strapi/strapi/admin'

/** Where the navigation plugin puts its screen, and links to it. */
const PATH = 'plugins/navigation/*'

/** Takes the place of the plugin's own screen, at the same address. */
export const replaceMenuScreen = (app: StrapiApp) =>
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.path === PATH
        ? {
            path: PATH,
            lazy: () => import('./menu-page').then(({ MenuPage }) => ({ Component: MenuPage })),
          }
        : route,
    ),
  )
