import { Box, EmptyStateLayout } from '@strapi/design-system'
import { Page, type StrapiApp, useAuth } from '@strapi/strapi/admin'
import { type ComponentType, createElement } from 'react'
import { TextLink } from './text-link'

/** Screens of Strapi and its plugins whose calls are denied in src/access/routes/strapi-routes.ts. */
export const deniedScreens = [
  '/plugins/content-type-builder',
  ...[
    'admin-tokens',
    'api-tokens',
    'email',
    'internationalization',
    'list-plugins',
    'navigation',
    'purchase-audit-logs',
    'purchase-content-history',
    'purchase-single-sign-on',
    'transfer-tokens',
    'users-permissions/advanced-settings',
    'users-permissions/email-templates',
    'users-permissions/providers',
    'users-permissions/roles',
    'webhooks',
  ].map((screen) => `/settings/${screen}`),
]

/** The first screen of the settings, which Strapi opens for everybody. */
const OVERVIEW = '/settings/application-infos'

export const opensSettings = ({ action }: { action: string }) => /^admin::|settings/.test(action)

const NoSuchPage = () => (
  <Page.Main>
    <Page.Title>No such page</Page.Title>
    <Box padding={8}>
      <EmptyStateLayout
        content="There is no such page in the panel, or your role may not open it."
        action={<TextLink to="/">Go to the home page</TextLink>}
      />
    </Box>
  </Page.Main>
)

const forSettings = (Overview: ComponentType) =>
  function ForSettings() {
    const isOpen = useAuth('ForSettings', ({ permissions }) => permissions.some(opensSettings))
    return createElement(isOpen ? Overview : NoSuchPage)
  }

type Loaded = { Component: ComponentType }
type Route = { path?: string; lazy?: () => Promise<Loaded>; children?: Route[] }

const isDenied = (path: string) =>
  deniedScreens.some((screen) => path === screen || path.startsWith(`${screen}/`))

function withoutDenied(route: Route, at = ''): Route {
  const { path = '', lazy, children } = route
  const full = `${at}/${path.replace(/\/?\*$/, '')}`
  if (isDenied(full)) return { path, lazy: async () => ({ Component: NoSuchPage }) }
  if (full === OVERVIEW && lazy)
    return { path, lazy: async () => ({ Component: forSettings((await lazy()).Component) }) }
  return children ? { ...route, children: children.map((one) => withoutDenied(one, full)) } : route
}

/** Replaces these screens, which would show only errors, for whoever opens one by its address. */
export const denyScreens = (app: StrapiApp) =>
  app.router.addRoute(
    (routes) => (routes as Route[]).map((route) => withoutDenied(route)) as typeof routes,
  )
