import { Calendar } from '@strapi/icons'
import { PAGE } from '../../../content/shared/types'
import type { PanelFeature } from '../../../platform/panel/feature-type'
import { SchedulePanel } from './schedule-panel'
import { addScheduledColumn } from './scheduled-column'

export const schedule: PanelFeature = {
  widgets: [
    {
      id: 'schedule',
      icon: Calendar,
      title: { id: 'app.schedule', defaultMessage: 'Scheduled' },
      component: async () => (await import('./schedule-widget')).ScheduleWidget,
      permissions: [{ action: 'plugin::content-manager.explorer.publish', subject: PAGE }],
    },
  ],
  sidePanels: [{ order: 9, panel: SchedulePanel }],
  columns: [addScheduledColumn],
}
