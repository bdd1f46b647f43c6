import type { Feature } from '../../access/feature-type'
import { bootstrapSchedule, forgetPlansOfDeleted, stopSchedule } from './server/bootstrap'
import { prunePlans } from './server/prune'
import { scheduleRoutes } from './server/routes'
import { planTable } from './server/table'

/** Publishes and takes down at a planned time. Without it somebody has to be there at that time. */
export const schedule: Feature = {
  name: 'schedule',
  tables: [planTable],
  routes: [scheduleRoutes],
  saves: [['write', forgetPlansOfDeleted]],
  jobs: [{ name: 'plans', failure: 'Old plans could not be deleted', run: prunePlans }],
  bootstrap: bootstrapSchedule,
  destroy: stopSchedule,
}
