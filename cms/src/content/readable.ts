import type { Core } from '@strapi/strapi'
import type { Row } from './shape'
import { Refused } from '../platform/refusals/refused'
import { contentType } from '../platform/strapi/models'
import { service } from '../platform/strapi/services'
import type { Ability } from '../platform/strapi/staff'

/** Whether a role may read or write a field. Of a field that holds a component, it needs all fields inside. */
export function mayField(
  strapi: Core.Strapi,
  ability: Ability,
  uid: string,
  action: 'create' | 'read' | 'update',
) {
  const all = service(strapi, 'admin::content-type').getNestedFields(contentType(strapi, uid), {
    components: strapi.components,
  })
  const may = (field: string) =>
    ability.can(`plugin::content-manager.explorer.${action}`, uid, field)
  return (name: string) => {
    const own = all.filter((field) => field === name || field.startsWith(`${name}.`))
    // A field that no longer exists needs the permission for every field.
    return (own.length > 0 ? own : all).every(may)
  }
}

/** Whether a role may read every field of a type: no field has an empty name, so `''` needs the permission for all. */
export const mayReadAll = (strapi: Core.Strapi, ability: Ability, uid: string) =>
  mayField(strapi, ability, uid, 'read')('')

/**
 * Refuses to make an entry of values that the role may not all write: it would be stored without some, and nobody would
 * notice.
 */
export function requireWritable(strapi: Core.Strapi, ability: Ability, uid: string, row: Row) {
  const { attributes } = contentType(strapi, uid)
  const mayWrite = mayField(strapi, ability, uid, 'create')
  const isDenied = Object.entries(row).some(
    ([name, value]) => value !== null && name in attributes && !mayWrite(name),
  )
  if (isDenied)
    throw new Refused(
      403,
      'It has fields that your role may not write. Ask a colleague with more permissions.',
    )
}

export const only = (row: Row, may: (name: string) => boolean): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => may(name)))
