import type { Feature } from '../../access/feature-type'
import { redirectRoutes } from './server/import/routes'
import { addressRoutes } from './server/routes'

export const addresses: Feature = { name: 'addresses', routes: [addressRoutes, redirectRoutes] }
