import type { Feature } from '../../access/feature-type'
import { addEditBarRoute, passRoutes } from './server/edit-bar/routes'

/**
 * Shows a draft as visitors would see it, and lets editors click and change what they see.
 * Without it a page is seen only once it is published.
 */
export const preview: Feature = {
  name: 'preview',
  routes: [passRoutes],
  // Public, but each call has to bring a pass that the panel made.
  publicRoutes: ['POST /api/edit-bar'],
  register: addEditBarRoute,
}
