import type { PanelFeature } from '../../../platform/panel/feature-type'
import { NoticeBell } from './notice-bell'

export const notices: PanelFeature = {
  links: [
    {
      to: 'notices',
      icon: NoticeBell,
      intlLabel: { id: 'app.notices', defaultMessage: 'For you' },
      permissions: [],
      position: 0.5,
      Component: () =>
        import('./notices-page').then(({ NoticesPage }) => ({ default: NoticesPage })),
    },
  ],
}
