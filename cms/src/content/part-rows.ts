import type { Core } from '@strapi/strapi'
import { findModel, joinTableOf } from '../platform/strapi/models'
import type { Attribute } from './shape'

/** A component within an entry, or within another component. */
type PartRow = { entity_id: number; cmp_id: number; component_type: string; field: string }

export const attributesOf = (strapi: Core.Strapi, uid: string): Record<string, Attribute> =>
  findModel(strapi, uid)?.attributes ?? {}

const isPart = ({ type }: Attribute) => type === 'component' || type === 'dynamiczone'

/** Which components a type or component holds, in their order. All its fields share one table. */
export async function readParts(strapi: Core.Strapi, uid: string): Promise<PartRow[]> {
  const [holder] =
    Object.entries(attributesOf(strapi, uid)).find(([, attribute]) => isPart(attribute)) ?? []
  if (holder === undefined) return []
  return strapi.db
    .connection(joinTableOf(strapi, uid, holder))
    .select('entity_id', 'cmp_id', 'component_type', 'field')
    .orderBy('order')
}
