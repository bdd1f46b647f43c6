import type { Feature } from '../../access/feature-type'
import { languageRoutes } from './server/routes'

/**
 * Makes an entry in another language from one that exists, and says when the source has changed since.
 * Without it editors write pages of other languages by hand, and nothing tells which page translates which.
 */
export const languages: Feature = { name: 'languages', routes: [languageRoutes] }
