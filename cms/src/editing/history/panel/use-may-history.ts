import { useAuth } from '@strapi/strapi/admin'
import type { HistoryAction } from '../shared/permissions'

const NAME = 'useMayHistory'

/** What the user may do with the versions of a type. */
export function useMayHistory(model: string) {
  const permissions = useAuth(NAME, (state) => state.permissions)
  return (name: HistoryAction) =>
    permissions.some(
      ({ action, subject }) => action === `api::history.${name}` && subject === model,
    )
}
