import type { StrapiApp } from '@strapi/strapi/admin'

/** Reached from an entry, so it has no link in the menu. */
export const addHistoryRoute = (app: StrapiApp) =>
  app.router.addRoute({
    path: 'history/:model/:documentId',
    lazy: () => import('./history-page').then(({ HistoryPage }) => ({ Component: HistoryPage })),
  })
