import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf, userOf } from '../../../platform/strapi/staff'
import { formsOpenTo, type InboxAction } from './permissions'
import { staffName } from '../../../platform/actor'

/** The caller, and the forms whose submissions they may act on. */
export function viewerOf(ctx: Context) {
  const user = userOf(ctx)
  if (!user) throw new Refused(403)
  return {
    actor: { id: user.id, name: staffName(user) },
    may: (action: InboxAction) => formsOpenTo(abilityOf(ctx), action),
  }
}
