import { adminApi, type StrapiApp, useAuth } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { denyScreens, deniedScreens, opensSettings } from './deny-screens'

const ID = 'hide-unusable-controls'
const LONGEST_WAIT_MS = 10_000

const deniedLinks = deniedScreens.map((path) => `a[href*='${path}']`).join(', ')

/**
 * Strapi shows every user the links to settings and entries, the controls to copy and delete entries, and empty
 * navigation sections for types that the user can't read. It also leads to its makers' shop and documents, offers
 * their newsletter to invited colleagues, and has a field for a user name, which no account keeps.
 */
const css = `
nav li:has(a[href^='https://market.strapi.io']),
a:is([href*='//strapi.io'], [href*='.strapi.io']),
form div:has([role='checkbox']):not(:has(input:not([type='checkbox']))):has(a[href^='https://strapi.io/']),
form div:has(> div > div > input[name='username']),
nav li:not(:has(li)):has(${deniedLinks}),
nav li:has(li):not(:has(li a:not(${deniedLinks}))),
[data-has-settings='no'] nav li:has(a[href$='/settings']),
[data-has-entries='no'] nav li:has(a[href$='/content-manager']),
[data-may-delete='no'] :is([role='menuitem'], [aria-haspopup='menu'])[aria-disabled='true'],
[data-may-delete='no'] :is(td, th):has([role='checkbox']),
nav div:has(> ol:empty) { display: none }
`

type Permission = { action: string }

const readsEntries = ({ action }: Permission) => action.endsWith('explorer.read')
const readsMediaSettings = ({ action }: Permission) => action === 'plugin::upload.settings.read'
const deletesEntries = ({ action }: Permission) => action.endsWith('explorer.delete')

/** Content types and list views are defined in code, so nobody edits them in the panel. */
const DEVELOPER_ACTIONS = new Set(['edit-the-model', 'configure-the-view'])

function mark(permissions: Permission[]) {
  const { dataset } = document.documentElement
  dataset['hasSettings'] = permissions.some(opensSettings) ? 'yes' : 'no'
  dataset['hasEntries'] = permissions.some(readsEntries) ? 'yes' : 'no'
  dataset['mayDelete'] = permissions.some(deletesEntries) ? 'yes' : 'no'
  dataset['mayReadMediaSettings'] = permissions.some(readsMediaSettings) ? 'yes' : 'no'
}

type Answered = { queryFulfilled: Promise<{ data: Permission[] }> }

/**
 * Marks the permissions each time they arrive: after somebody else has logged in in the same window, Strapi first has
 * those of the account before.
 */
const markPermissions = (endpoint: {
  onQueryStarted?: (sent: unknown, answered: Answered) => void
}) => {
  endpoint.onQueryStarted = (_sent, { queryFulfilled }) =>
    void queryFulfilled.then(
      ({ data }) => mark(data),
      () => undefined,
    )
}

type Props = { setPlugin: (id: string) => void }

/** Runs after login, before the panel is shown, and waits until permissions have arrived. */
function AwaitPermissions({ setPlugin }: Props) {
  const isKnown = useAuth(ID, ({ permissions }) => permissions.length > 0)
  useEffect(() => {
    // A role without any permission is not waited for longer than this.
    const timer = setTimeout(() => setPlugin(ID), isKnown ? 0 : LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isKnown, setPlugin])
  return null
}

export const withoutDeveloperActions = <Action extends { type?: string }>(actions: Action[]) =>
  actions.filter(({ type }) => !DEVELOPER_ACTIONS.has(type ?? ''))

/** Hides controls that the current user has no permission to use, and the screens behind those that nobody has. */
export function hideUnusableControls(app: StrapiApp) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  adminApi.enhanceEndpoints({ endpoints: { getMyPermissions: markPermissions } as never })
  denyScreens(app)
  app.registerPlugin({ id: ID, name: ID, isReady: false, initializer: AwaitPermissions })
}
