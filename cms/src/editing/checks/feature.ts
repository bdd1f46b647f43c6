import type { Feature } from '../../access/feature-type'
import { meantTable } from './server/meant-table'
import { outsideLinksJob } from './server/outside/job'
import { refuseUnready } from './server/refuse-unready'
import { refuseWrongValues } from './server/refuse-wrong'
import { attentionRoutes } from './server/routes'
import { copyStoreLinks } from './server/store-links'

/**
 * Tells editors what is wrong, missing or doubtful in an entry, and what needs attention on the whole site.
 * Without it an entry can be published empty, and a dead link is found by visitors.
 */
export const checks: Feature = {
  name: 'checks',
  tables: [meantTable],
  routes: [attentionRoutes],
  saves: [
    ['complete', copyStoreLinks],
    ['check', refuseWrongValues],
    ['check', refuseUnready],
  ],
  jobs: [outsideLinksJob],
}
