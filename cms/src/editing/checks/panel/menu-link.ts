import { CheckCircle } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

export const addAttentionLink = (app: StrapiApp) =>
  app.addMenuLink({
    to: 'attention',
    icon: CheckCircle,
    intlLabel: { id: 'beam.attention', defaultMessage: 'Needs attention' },
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::page.page' }],
    position: 4,
    Component: () =>
      import('./attention-page').then(({ AttentionPage }) => ({ default: AttentionPage })),
  })
