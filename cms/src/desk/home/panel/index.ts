import { Feather, Information } from '@strapi/icons'
import { formNames } from '@app/contract'
import { PAGE } from '../../../content/shared/types'
import type { PanelFeature } from '../../../platform/panel/feature-type'

export const home: PanelFeature = {
  widgets: [
    {
      id: 'health',
      icon: Information,
      title: { id: 'app.health', defaultMessage: 'Mail and site' },
      component: async () => (await import('./health-widget')).HealthWidget,
      permissions: formNames.map((form) => ({
        action: 'api::inbox.read',
        subject: `api::intake.${form}`,
      })),
    },
    {
      id: 'start',
      icon: Feather,
      title: { id: 'app.start', defaultMessage: 'What to edit where' },
      component: async () => (await import('./start-widget')).StartWidget,
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: PAGE }],
    },
  ],
}
