import { useAuth } from '@strapi/strapi/admin'
import { isPlannedType } from '../../../content/shared/types'

const NAME = 'useMayPlan'

/** Whether the user may plan for a type: whoever may publish its entries. */
export const useMayPlan = (model: string) =>
  useAuth(NAME, (state) => state.permissions).some(
    ({ action, subject }) =>
      action === 'plugin::content-manager.explorer.publish' && subject === model,
  ) && isPlannedType(model)
