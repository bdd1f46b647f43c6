import type { Feature } from '../../access/feature-type'
import { redirectRoutes } from './server/import/routes'
import { addressRoutes } from './server/routes'
import { copyAtOnce } from './server/slugs'

export const addresses: Feature = {
  name: 'addresses',
  routes: [addressRoutes, redirectRoutes],
  register: copyAtOnce,
}
