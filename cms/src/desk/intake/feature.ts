import { forms } from '@app/contract'
import type { Feature } from '../../access/feature-type'
import type { OnStored } from './arrival'
import { pruneKeys } from './prune'
import { addIntakeRoutes } from './routes'
import { keepOwnWordings, wordingTable } from './wordings'

/**
 * Takes what visitors send, once and unchanged, and marks spam. Its other tables are content types, in `src/api/intake`.
 * The forms send nothing without it, so it cannot be taken away.
 */
export const intake = (onStored: readonly OnStored[]): Feature => ({
  name: 'intake',
  tables: [wordingTable],
  publicRoutes: Object.values(forms).map(({ endpoint }) => `POST /api/${endpoint}`),
  register: (strapi) => addIntakeRoutes(strapi, onStored),
  async bootstrap(strapi) {
    await keepOwnWordings(strapi.db)
    // At each start too: a server that is off at that time of day would never prune.
    await pruneKeys(strapi)
    strapi.cron.add({
      pruneIdempotencyKeys: { task: () => pruneKeys(strapi), options: { rule: '0 20 4 * * *' } },
    })
  },
})
