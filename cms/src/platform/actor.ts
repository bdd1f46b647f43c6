import type { Core } from '@strapi/strapi'
import { Refused } from './refusals/refused'
import type { Context } from './strapi/context'
import { type StaffUser, userOf } from './strapi/staff'

/** A member of staff, as records name them. */
export type Actor = { id: number; name: string }

export const staffName = ({ firstname, lastname, email }: Omit<StaffUser, 'id'>): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email

/** The member of staff who makes this request, or a refusal. */
export function requireActor(ctx: Context): Actor {
  const user = userOf(ctx)
  if (!user) throw new Refused(401)
  return { id: user.id, name: staffName(user) }
}

/** The member of staff who makes the current request; null if nobody does, as for the first content. */
export function currentActor(strapi: Core.Strapi): Actor | null {
  const user = userOf(strapi.requestContext.get() ?? { state: {} })
  return user ? { id: user.id, name: staffName(user) } : null
}
