import type { StrapiApp } from '@strapi/strapi/admin'

/** Reached from the home page and from what needs attention, so it has no link in the menu. */
export const addPicturesRoute = (app: StrapiApp) =>
  app.router.addRoute({
    path: 'pictures',
    lazy: () => import('./pictures-page').then(({ PicturesPage }) => ({ Component: PicturesPage })),
  })
