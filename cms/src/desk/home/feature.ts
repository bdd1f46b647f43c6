import type { Feature } from '../../access/feature-type'
import { type HealthOf, homeRoutes } from './server/health'

export const home = (parts: readonly HealthOf[]): Feature => ({
  name: 'home',
  routes: [homeRoutes(parts)],
})
