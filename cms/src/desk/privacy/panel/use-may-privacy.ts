import { useAuth } from '@strapi/strapi/admin'

type Action = 'person' | 'erase' | 'retention'

/** What the user may do here. */
export function useMayPrivacy() {
  const permissions = useAuth('privacy', (state) => state.permissions)
  const actions = permissions.map(({ action }) => action)
  return (action: Action) => actions.includes(`api::privacy.${action}`)
}
