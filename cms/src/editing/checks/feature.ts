import type { Feature } from '../../access/feature-type'
import { addMeantTable } from './server/meant-table'
import { outsideLinksJob } from './server/outside/job'
import { attentionRoutes } from './server/routes'

export const checks: Feature = {
  name: 'checks',
  tables: [addMeantTable],
  routes: [attentionRoutes],
  jobs: [outsideLinksJob],
}
