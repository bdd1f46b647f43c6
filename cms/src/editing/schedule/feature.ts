import type { Feature } from '../../access/feature-type'
import { bootstrapSchedule, stopSchedule } from './server/bootstrap'
import { prunePlans } from './server/prune'
import { scheduleRoutes } from './server/routes'
import { planTable } from './server/table'

export const schedule: Feature = {
  name: 'schedule',
  tables: [planTable],
  routes: [scheduleRoutes],
  jobs: [{ name: 'plans', failure: 'Old plans could not be deleted', run: prunePlans }],
  bootstrap: bootstrapSchedule,
  destroy: stopSchedule,
}
