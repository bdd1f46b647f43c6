import type { Core } from '@strapi/strapi'
import { type Ability, abilityOf } from '../../../platform/strapi/staff'

/** A rule that, while it is on, holds back changes of what visitors see, except those of whoever may pass. */
export type Hold = {
  isOn: (strapi: Core.Strapi) => Promise<boolean>
  mayPass: (ability: Ability) => boolean
}

const holds = new Set<Hold>()

export const addHold = (hold: Hold) => void holds.add(hold)

async function holdsThatAreOn(strapi: Core.Strapi): Promise<Hold[]> {
  const found = []
  for (const hold of holds) if (await hold.isOn(strapi)) found.push(hold)
  return found
}

/** Whether anybody at all is held back now. */
export const isHeldBack = async (strapi: Core.Strapi) => (await holdsThatAreOn(strapi)).length > 0

/**
 * Whether the member of staff who makes the current request may change what visitors see. Work without a
 * request, such as loading the first content, may.
 */
export async function mayChangeLive(strapi: Core.Strapi): Promise<boolean> {
  const ctx = strapi.requestContext.get()
  if (!ctx) return true
  const ability = abilityOf(ctx)
  return (await holdsThatAreOn(strapi)).every(({ mayPass }) => mayPass(ability))
}
