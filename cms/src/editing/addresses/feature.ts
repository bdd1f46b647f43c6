import type { Feature } from '../../access/feature-type'
import { followRenames } from './server/follow-renames'
import { redirectRoutes } from './server/import/routes'
import { keepHome } from './server/keep-home'
import { checkRedirects } from './server/redirects'
import { refuseTakenAddresses } from './server/refuse-taken'
import { addressRoutes } from './server/routes'
import { searchSections } from './server/search-sections'
import { copyAtOnce, explainTakenSlugs, fillSlugs } from './server/slugs'

/**
 * Slugs, redirects, and where links lead. It cannot be taken away: without it, a renamed page would leave no redirect
 * at its former address.
 */
export const addresses: Feature = {
  name: 'addresses',
  routes: [addressRoutes, redirectRoutes],
  saves: [
    ['fill', explainTakenSlugs],
    ['fill', fillSlugs],
    ['hold', keepHome],
    ['write', refuseTakenAddresses],
    ['write', checkRedirects],
    ['write', followRenames],
  ],
  register(strapi) {
    copyAtOnce(strapi)
    searchSections(strapi)
  },
}
