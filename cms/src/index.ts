import type { Core } from '@strapi/strapi'
import { combineFeatures } from './access/feature-type'
import { registerPermissions } from './access/roles/permissions'
import { addPanelRoutes } from './access/routes/panel-routes'
import { features } from './features'
import { startJobs } from './platform/jobs/job'
import { addTable } from './platform/strapi/own-table'
import { inOrder } from './platform/strapi/save-steps'

type Given = { strapi: Core.Strapi }

const all = combineFeatures(features)

export default {
  async register({ strapi }: Given) {
    for (const { register } of features) register?.(strapi, all)
    for (const [, hook] of inOrder(features.flatMap(({ saves = [] }) => saves))) hook(strapi)
    for (const { tables = [], routes = [] } of features) {
      for (const table of tables) addTable(strapi, table)
      addPanelRoutes(strapi, routes)
    }
    await registerPermissions(strapi, all.permissions)
  },

  async bootstrap({ strapi }: Given) {
    await startJobs(
      strapi,
      features.flatMap(({ jobs = [] }) => jobs),
    )
    for (const { bootstrap } of features) await bootstrap?.(strapi, all)
  },

  async destroy({ strapi }: Given) {
    for (const { destroy } of features) await destroy?.(strapi)
  },
}
