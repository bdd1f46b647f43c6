import type { Feature } from '../../access/feature-type'
import { presenceRoutes } from '../../access/presence/server/routes'
import { editors, grantsTo } from '../../access/roles/role-table'
import { bootstrapMenu } from './server/bootstrap'
import { mayReadMenu, menuRoutes } from './server/routes'

export const menu: Feature = {
  name: 'menu',
  grants: () =>
    grantsTo(editors, [
      { action: 'plugin::navigation.read' },
      { action: 'plugin::navigation.update' },
    ]),
  routes: [
    menuRoutes,
    presenceRoutes({
      path: '/menu',
      rule: mayReadMenu,
      placeOf: () => ({ type: 'menu', entryId: 'menu' }),
    }),
  ],
  bootstrap: bootstrapMenu,
}
