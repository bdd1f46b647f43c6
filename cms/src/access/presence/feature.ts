import type { Feature } from '../feature-type'
import type { PresenceTarget } from '../routes/presence-target'
import { presenceRoutes } from './server/routes'
import { presenceTable } from './server/table'

/**
 * Who else has an entry, a submission or the menu open now.
 * Without it colleagues learn of each other only when the second of them saves.
 */
export const presence = (targets: readonly PresenceTarget[]): Feature => ({
  name: 'presence',
  tables: [presenceTable],
  routes: presenceRoutes(targets),
})
