import { invalid } from '../../platform/http/query'
import type { Core } from '@strapi/strapi'
import type { Context } from '../../platform/strapi/context'
import { parseLayout } from '../../delivery/menu/layout'
import { readMenu } from '../../delivery/menu/read-menu'
import { readLanguage } from '../../delivery/query'
import { READ_SCOPE } from '../../delivery/read-scope'
import { Refused } from '../../platform/refusals/refused'

/** The parts of the navigation plugin that are replaced. */
type NavigationPlugin = {
  controllers: { client: unknown }
  routes: Record<string, Core.Router>
}

/**
 * The plugin's public endpoints follow any `populate`, even to drafts, staff and password hashes. They
 * are replaced by one that returns the published menu and ignores every parameter but `type` and `language`.
 */
export default (plugin: NavigationPlugin) => {
  const { controllers, routes } = plugin
  controllers.client = {
    async render(ctx: Context) {
      const layout = parseLayout(ctx.query)
      if (!layout) throw invalid('The parameter type must be FLAT or TREE.')
      const language = readLanguage(ctx.query)
      const menu = await readMenu(strapi, String(ctx.params.idOrSlug), layout, language)
      if (!menu) throw new Refused(404, 'There is no menu with this slug.')
      ctx.body = menu
    },
  }
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
