import type { Feature } from '../../access/feature-type'
import { editors, grantsTo } from '../../access/roles/role-table'
import type { PresenceTarget } from '../../access/routes/presence-target'
import { mayReadMenu, menuRoutes } from './server/routes'

export const menuTarget: PresenceTarget = {
  path: '/menu',
  rule: mayReadMenu,
  shownAt: () => ({ type: 'menu', entryId: 'menu' }),
}

/** The page of the panel on which editors arrange the menu. Without it the menu stays as it was loaded. */
export const menu: Feature = {
  name: 'menu',
  grants: () =>
    grantsTo(editors, [
      { action: 'plugin::navigation.read' },
      { action: 'plugin::navigation.update' },
    ]),
  routes: [menuRoutes],
}
