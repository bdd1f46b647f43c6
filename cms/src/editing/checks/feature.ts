import type { Feature } from '../../access/feature-type'
import { meantTable } from './server/meant-table'
import { outsideLinksJob } from './server/outside/job'
import { attentionRoutes } from './server/routes'

export const checks: Feature = {
  name: 'checks',
  tables: [meantTable],
  routes: [attentionRoutes],
  jobs: [outsideLinksJob],
}
