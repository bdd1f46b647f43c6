import type { PanelFeature } from '../../../platform/panel/feature-type'
import { NOTICES, NoticeBell } from './notice-bell'

export const notices: PanelFeature = {
  links: [
    {
      to: 'notices',
      icon: NoticeBell,
      intlLabel: { id: 'app.notices', defaultMessage: NOTICES },
      permissions: [],
      position: 0.5,
      Component: () =>
        import('./notices-page').then(({ NoticesPage }) => ({ default: NoticesPage })),
    },
  ],
}
