import type { Core } from '@strapi/strapi'
import type { Job } from '../platform/jobs/job'
import type { SaveHook } from '../platform/strapi/save-steps'
import type { OwnTable } from '../platform/strapi/own-table'
import { grantsOf, type Permission } from './roles/permissions'
import { type Grants, mergeGrants } from './roles/role-table'
import { type PanelRoutes, rulesOf } from './routes/panel-routes'
import type { Rule } from './routes/rules'
import { strapiRoutes } from './routes/strapi-routes'

/** What a feature brings to the cms. `features.ts` lists them in the order in which they start. */
export type Feature = {
  name: string
  tables?: readonly OwnTable[]
  /** What it does when an entry is saved, published or deleted. */
  saves?: readonly SaveHook[]
  /** Permissions of its own, and the roles that have them at first. */
  permissions?: readonly Permission[]
  /** What roles are granted at first of Strapi's own permissions. */
  grants?: (strapi: Core.Strapi) => Grants
  /** Calls of the panel. */
  routes?: readonly PanelRoutes[]
  /**
   * Routes that visitors and the site's server call, such as `GET /api/revision`. The feature registers them itself, in
   * `register`.
   */
  publicRoutes?: readonly string[]
  jobs?: readonly Job[]
  /** Before the database is open. */
  register?: (strapi: Core.Strapi, all: AllFeatures) => void
  /** Before the first request. */
  bootstrap?: (strapi: Core.Strapi, all: AllFeatures) => Promise<void>
  /** Before the database closes. */
  destroy?: (strapi: Core.Strapi) => Promise<void>
}

/** What all features bring, for those that need it all: the guard of routes, and the roles. */
export type AllFeatures = {
  /** Who may call which of the panel's routes, Strapi's among them. Others are not served. */
  rules: Readonly<Record<string, Rule>>
  publicRoutes: ReadonlySet<string>
  permissions: readonly Permission[]
  grants: (strapi: Core.Strapi) => Grants
}

export function combineFeatures(features: readonly Feature[]): AllFeatures {
  const permissions = features.flatMap((feature) => feature.permissions ?? [])
  return {
    rules: { ...strapiRoutes, ...rulesOf(features.flatMap(({ routes }) => routes ?? [])) },
    publicRoutes: new Set(features.flatMap(({ publicRoutes }) => publicRoutes ?? [])),
    permissions,
    grants: (strapi) =>
      mergeGrants([...features.map(({ grants }) => grants?.(strapi) ?? {}), grantsOf(permissions)]),
  }
}
