import { refuse } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from '../../delivery/koa'
import { guardMenuActions, type StockActions } from '../../access/menu-actions'
import { readLayout } from '../../delivery/menu/layout'
import { readMenu } from '../../delivery/menu/read-menu'
import { READ_SCOPE } from '../../delivery/public-types'
import { Refused } from '../../refusals/refused'

const refused = (status: number, words: string) => new Refused(status, { refusal: refuse(words) })

/**
 * The plugin's public endpoints obey `populate` as far as it reaches: to drafts, staff and their passwords.
 * In their place stands one that gives the published menu and heeds nothing but `type`.
 */
export default (plugin: Core.Plugin) => {
  const controllers = plugin.controllers as Record<string, unknown>
  controllers['admin'] = guardMenuActions(controllers['admin'] as StockActions)
  controllers['client'] = {
    async render(ctx: Context) {
      const layout = readLayout(ctx.query)
      if (!layout) throw refused(400, 'A menu comes as FLAT or as TREE.')
      const menu = await readMenu(strapi, String(ctx.params.idOrSlug), layout)
      if (!menu) throw refused(404, 'There is no menu of this name.')
      ctx.body = menu
    },
  }
  const routes = plugin.routes as Record<string, Core.Router>
  routes['content-api'] = {
    type: 'content-api',
    routes: [
      {
        method: 'GET',
        path: '/render/:idOrSlug',
        handler: 'client.render',
        info: { pluginName: 'navigation' },
        config: { auth: READ_SCOPE },
      },
    ],
  }
  return plugin
}
