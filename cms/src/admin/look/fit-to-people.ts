import { type StrapiApp, useAuth } from '@strapi/strapi/admin'
import { useEffect } from 'react'

const ID = 'fit-to-people'

/** Screens whose routes are closed in src/access/admin-routes.ts. */
const absent = [
  '/marketplace',
  '/plugins/content-type-builder',
  ...[
    'admin-tokens',
    'api-tokens',
    'email',
    'internationalization',
    'navigation',
    'transfer-tokens',
    'users-permissions/advanced-settings',
    'users-permissions/email-templates',
    'users-permissions/providers',
    'users-permissions/roles',
    'webhooks',
  ].map((screen) => `/settings/${screen}`),
]

/**
 * Strapi shows its settings to everyone, copying and deleting (a row's, or of ticked rows) to those who
 * may do neither, an empty list to those who may read none, and a switch that the site has no use for.
 */
const css = `
${absent.map((end) => `nav li:has(a[href$='${end}'])`).join(', ')},
[data-has-settings='no'] nav li:has(a[href$='/settings']),
[data-has-entries='no'] nav li:has(a[href$='/content-manager']),
[data-may-delete='no'] :is([role='menuitem'], [aria-haspopup='menu'])[aria-disabled='true'],
[data-may-delete='no'] :is(td, th):has([role='checkbox']),
nav div:has(> ol:empty),
form div:has(> div > div > input[name='menuAttached']) { display: none }
`

const opensSettings = ({ action }: { action: string }) => /^admin::|settings/.test(action)
const readsEntries = ({ action }: { action: string }) => action.endsWith('explorer.read')
const deletesEntries = ({ action }: { action: string }) => action.endsWith('explorer.delete')

/** Screens for those who build Strapi: nobody changes a model here, and lists are laid out in code. */
const BUILDERS_ACTIONS = new Set(['edit-the-model', 'configure-the-view'])

type Props = { setPlugin: (id: string) => void }

/** Runs once a person has signed in, before anything is shown. */
function FitToPerson({ setPlugin }: Props) {
  const permissions = useAuth(ID, (state) => state.permissions)
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['hasSettings'] = permissions.some(opensSettings) ? 'yes' : 'no'
    dataset['hasEntries'] = permissions.some(readsEntries) ? 'yes' : 'no'
    dataset['mayDelete'] = permissions.some(deletesEntries) ? 'yes' : 'no'
    setPlugin(ID)
  }, [permissions, setPlugin])
  return null
}

export const withoutBuildersActions = <Action extends { type?: string }>(actions: Action[]) =>
  actions.filter(({ type }) => !BUILDERS_ACTIONS.has(type ?? ''))

/** What says nothing to the people who work here is not shown to them. */
export function fitToPeople(app: StrapiApp) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  app.registerPlugin({ id: ID, name: ID, isReady: false, initializer: FitToPerson })
}
