import type { Feature } from '../../access/feature-type'
import { type HealthOf, homeRoutes } from './server/health'

/**
 * The state of the servers, on the home page of the panel.
 * Without it administrators see it in the metrics only.
 */
export const home = (parts: readonly HealthOf[]): Feature => ({
  name: 'home',
  routes: [homeRoutes(parts)],
})
