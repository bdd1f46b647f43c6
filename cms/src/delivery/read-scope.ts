import type { ContentType } from '../content/shared/types'

export const readActionsOf = ({ isSingle }: ContentType) =>
  isSingle ? (['find'] as const) : (['find', 'findOne'] as const)

/** A token that can read pages can also read the menu and the revision. */
export const READ_SCOPE = { scope: ['api::page.page.find'] }
