import type { Context } from '../delivery/koa'

/** Where a request names the type or component that it is about. */
type Subject = { in: 'params' | 'body'; key: string }

/** At least one of these actions has to be granted to the role; on the named type, where there is one. */
export type Grant = {
  actions: readonly string[]
  on?: Subject
  only?: readonly string[]
  /** On at least one of these types, where the request names none. */
  anyOf?: readonly string[]
}

export type Rule = 'anyone' | 'staff' | 'nobody' | Grant

type Ability = { can: (action: string, subject?: string) => boolean }

export function isAllowed(rule: Rule, { params, request, state }: Context): boolean {
  if (rule === 'anyone') return true
  if (rule === 'nobody' || !state['user']) return false
  if (rule === 'staff') return true
  const { actions, on, only, anyOf } = rule
  const ability = state['userAbility'] as Ability
  if (anyOf) return actions.some((action) => anyOf.some((type) => ability.can(action, type)))
  if (!on) return actions.some((action) => ability.can(action))
  const named = subjectOf(on, params, request.body)
  if (typeof named !== 'string' || only?.includes(named) === false) return false
  return actions.some((action) => (only ? ability.can(action) : ability.can(action, named)))
}

const subjectOf = ({ in: place, key }: Subject, params: object, body: unknown): unknown =>
  new Map(Object.entries(place === 'params' ? params : (body ?? {}))).get(key)
