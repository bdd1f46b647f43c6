import type { Context } from '../../platform/strapi/context'
import { abilityOf, userOf } from '../../platform/strapi/staff'

/** Where a request names the type or component that it concerns. */
type Subject = { in: 'params' | 'body'; key: string }

/** The role must be granted at least one of these actions, on the named type if there is one. */
export type RequiredPermission = {
  actions: readonly string[]
  on?: Subject
  /** For a request that names no type: the action must be granted on at least one of these. */
  anyOf?: readonly string[]
}

export type Rule = 'anyone' | 'staff' | 'nobody' | RequiredPermission

export const may = (...actions: string[]): RequiredPermission => ({ actions })

const explorer = (names: string[]) =>
  names.map((name) => `plugin::content-manager.explorer.${name}`)

/** Entries of the content type that a route parameter names, such as `:model`. */
export const entries = (key: string, ...names: string[]): RequiredPermission => ({
  actions: explorer(names),
  on: { in: 'params', key },
})

export const entriesInBody = (key: string, ...names: string[]): RequiredPermission => ({
  actions: explorer(names),
  on: { in: 'body', key },
})

/** Entries of at least one of these types. */
export const anyEntry = (types: readonly string[], ...names: string[]): RequiredPermission => ({
  actions: explorer(names),
  anyOf: types,
})

/** What visitors sent is read in the inbox only, where bank details are masked and each reveal is recorded. */
const isSubmission = (type: string) => type.startsWith('api::intake.')

export function isAllowed(rule: Rule, ctx: Context): boolean {
  if (rule === 'anyone') return true
  if (rule === 'nobody' || !userOf(ctx)) return false
  if (rule === 'staff') return true
  const { actions, on, anyOf } = rule
  const ability = abilityOf(ctx)
  if (anyOf) return actions.some((action) => anyOf.some((type) => ability.can(action, type)))
  if (!on) return actions.some((action) => ability.can(action))
  const named = subjectOf(on, ctx.params, ctx.request.body)
  if (typeof named !== 'string' || isSubmission(named)) return false
  return actions.some((action) => ability.can(action, named))
}

const subjectOf = ({ in: part, key }: Subject, params: object, body: unknown): unknown =>
  new Map(Object.entries(part === 'params' ? params : (body ?? {}))).get(key)
