import type { Core } from '@strapi/strapi'
import type { Context } from './context'

/** What a member of staff is allowed to do; `subject` is a type's uid. */
export type Ability = { can: (action: string, subject?: string, field?: string) => boolean }

export type StaffUser = {
  id: number
  firstname: string | null
  lastname: string | null
  email: string
}

type StaffState = { user?: StaffUser; userAbility?: Ability }

const stateOf = ({ state }: Pick<Context, 'state'>): StaffState => state

/** The member of staff who makes this request, or undefined. */
export const userOf = (ctx: Pick<Context, 'state'>) => stateOf(ctx).user

const NO_ABILITY: Ability = { can: () => false }

export const abilityOf = (ctx: Pick<Context, 'state'>): Ability =>
  stateOf(ctx).userAbility ?? NO_ABILITY

/** Whether the member of staff who makes the current request has a permission. */
export function mayAdmin(strapi: Core.Strapi, action: string, subject: string): boolean {
  const ctx = strapi.requestContext.get()
  return ctx !== undefined && abilityOf(ctx).can(action, subject)
}
