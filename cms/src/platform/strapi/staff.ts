import type { Context } from './context'

/** What a member of staff is allowed to do; `subject` is a type's uid. */
export type Ability = { can: (action: string, subject?: string, field?: string) => boolean }

export type StaffUser = {
  id: number
  firstname: string | null
  lastname: string | null
  email: string
}

/** Strapi's permission to see the entries of a type in the panel. */
export const READ_ENTRIES = 'plugin::content-manager.explorer.read'
export const PUBLISH_ENTRIES = 'plugin::content-manager.explorer.publish'

type StaffState = { user?: StaffUser; userAbility?: Ability }

const stateOf = ({ state }: Pick<Context, 'state'>): StaffState => state

/** The member of staff who makes this request, or undefined. */
export const userOf = (ctx: Pick<Context, 'state'>) => stateOf(ctx).user

const NO_ABILITY: Ability = { can: () => false }

export const abilityOf = (ctx: Pick<Context, 'state'>): Ability =>
  stateOf(ctx).userAbility ?? NO_ABILITY
