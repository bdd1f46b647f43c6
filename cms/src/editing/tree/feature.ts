import type { Feature } from '../../access/feature-type'
import { treeRoutes } from './server/routes'

/** All pages by their addresses, and the way to move a branch. Without it each page is moved on its own. */
export const tree: Feature = { name: 'tree', routes: [treeRoutes] }
