import { type FormName, formNames } from '@app/contract'
import { nameOf } from '../../../platform/actor'
import type { Context } from '../../../platform/strapi/context'
import { type MailAction, mailActionId } from './permissions'

type User = Parameters<typeof nameOf>[0] & { id: number }
type Ability = { can: (action: string, subject?: string) => boolean }

/** Who asks, and on which forms' emails they may do what. */
export function mailReaderOf(ctx: Context) {
  const { user, userAbility }: { user: User; userAbility: Ability } = ctx.state
  return {
    actor: { id: user.id, name: nameOf(user) },
    address: user.email,
    may: (action: MailAction): FormName[] =>
      formNames.filter((form) => userAbility.can(mailActionId(action), `api::intake.${form}`)),
  }
}
