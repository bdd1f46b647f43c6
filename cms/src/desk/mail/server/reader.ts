import { type FormName, formNames } from '@app/contract'
import { staffName } from '../../../platform/actor'
import type { Context } from '../../../platform/strapi/context'
import { type MailAction, mailActionId } from './permissions'

type User = Parameters<typeof staffName>[0] & { id: number }
type Ability = { can: (action: string, subject?: string) => boolean }

/** Who asks, and on which forms' emails they may do what. */
export function mailReaderOf(ctx: Context) {
  const { user, userAbility }: { user: User; userAbility: Ability } = ctx.state
  return {
    actor: { id: user.id, name: staffName(user) },
    address: user.email,
    may: (action: MailAction): FormName[] =>
      formNames.filter((form) => userAbility.can(mailActionId(action), `api::intake.${form}`)),
  }
}
