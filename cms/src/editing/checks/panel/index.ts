import { CheckCircle } from '@strapi/icons'
import { PAGE } from '../../../content/shared/types'
import type { PanelFeature } from '../../../platform/panel/feature-type'
import { ProblemsPanel } from './problems-panel'
import { SearchPanel } from './search-panel'

const permissions = [{ action: 'plugin::content-manager.explorer.read', subject: PAGE }]

export const checks: PanelFeature = {
  links: [
    {
      to: 'attention',
      icon: CheckCircle,
      intlLabel: { id: 'app.attention', defaultMessage: 'Needs attention' },
      permissions,
      position: 4,
      Component: () =>
        import('./attention-page').then(({ AttentionPage }) => ({ default: AttentionPage })),
    },
  ],
  widgets: [
    {
      id: 'attention',
      icon: CheckCircle,
      title: { id: 'app.attention', defaultMessage: 'Needs attention' },
      component: async () => (await import('./attention-widget')).AttentionWidget,
      permissions,
    },
  ],
  sidePanels: [
    { order: 5, panel: ProblemsPanel },
    { order: 11, panel: SearchPanel },
  ],
}
