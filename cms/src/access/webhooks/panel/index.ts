import type { PanelFeature } from '../../../platform/panel/feature-type'

export const webhooks: PanelFeature = {
  register: (app) =>
    app.addSettingsLink('global', {
      id: 'app.webhooks',
      to: 'webhook-deliveries',
      intlLabel: { id: 'app.webhooks', defaultMessage: 'Webhooks' },
      permissions: [{ action: 'api::webhooks.read', subject: null }],
      Component: () =>
        import('./deliveries-page').then(({ DeliveriesPage }) => ({ default: DeliveriesPage })),
    }),
}
