import type { Feature } from '../../access/feature-type'
import { homeRoutes } from './server/health'

export const home: Feature = { name: 'home', routes: [homeRoutes] }
