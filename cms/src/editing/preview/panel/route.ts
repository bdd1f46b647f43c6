import type { StrapiApp } from '@strapi/strapi/admin'

/** Opened from an entry, so it has no link in the menu. */
export const addPreviewWindowRoute = (app: StrapiApp) =>
  app.router.addRoute({
    path: 'preview-window/:model/:documentId',
    lazy: () =>
      import('./preview-window-page').then(({ PreviewWindowPage }) => ({
        Component: PreviewWindowPage,
      })),
  })
