import type { PanelFeature } from '../../../platform/panel/feature-type'

export const accounts: PanelFeature = {
  register: (app) =>
    app.addSettingsLink('global', {
      id: 'app.invitations',
      to: 'invitations',
      intlLabel: { id: 'app.invitations', defaultMessage: 'Invitations' },
      permissions: [{ action: 'admin::users.create', subject: null }],
      Component: () =>
        import('./invitations-page').then(({ InvitationsPage }) => ({ default: InvitationsPage })),
    }),
}
