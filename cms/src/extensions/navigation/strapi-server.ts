import { refuse } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from '../../delivery/koa'
import { readLayout } from '../../delivery/menu/layout'
import { readMenu } from '../../delivery/menu/read-menu'
import { READ_SCOPE } from '../../delivery/public-types'
import { Refused } from '../../refusals/refused'

const DELETE_A_MENU = 'DELETE /:documentId'

const refused = (status: number, words: string) => new Refused(status, { refusal: refuse(words) })

/**
 * The plugin's public endpoints obey `populate` as far as it reaches: to drafts, staff and their passwords.
 * In their place stands one that gives the published menu and heeds nothing but `type`.
 */
export default (plugin: Core.Plugin) => {
  plugin.controllers['client'] = {
    async render(ctx: Context) {
      const layout = readLayout(ctx.query)
      if (!layout) throw refused(400, 'A menu comes as FLAT or as TREE.')
      const menu = await readMenu(strapi, String(ctx.params.idOrSlug), layout)
      if (!menu) throw refused(404, 'There is no menu of this name.')
      ctx.body = menu
    },
  }
  const routes = plugin.routes as Record<string, Core.Router>
  // The site asks for one menu by its name: it can be emptied, but never be gone.
  const admin = routes['admin']
  if (!admin) throw new Error("The navigation plugin's own routes are missing.")
  admin.routes = admin.routes.filter(({ method, path }) => `${method} ${path}` !== DELETE_A_MENU)
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
