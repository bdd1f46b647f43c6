import type { PanelFeature } from '../../../platform/panel/feature-type'

export const transfer: PanelFeature = {
  register: (app) =>
    app.addSettingsLink('global', {
      id: 'app.content-transfer',
      to: 'content-transfer',
      intlLabel: { id: 'app.content-transfer', defaultMessage: 'Move content' },
      permissions: [{ action: 'api::content-transfer.use', subject: null }],
      Component: () =>
        import('./transfer-page').then(({ TransferPage }) => ({ default: TransferPage })),
    }),
}
