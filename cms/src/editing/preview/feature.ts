import type { Feature } from '../../access/feature-type'
import { addEditBarRoute, passRoutes } from './server/edit-bar/routes'

export const preview: Feature = {
  name: 'preview',
  routes: [passRoutes],
  // With a pass that the panel made.
  publicRoutes: ['POST /api/edit-bar'],
  register: addEditBarRoute,
}
