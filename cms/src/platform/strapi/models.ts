import type { Core, Schema, UID } from '@strapi/strapi'

/** Strapi types uids as literals; these functions accept the plain strings that our code builds. */
export const contentType = (strapi: Core.Strapi, uid: string): Schema.ContentType =>
  strapi.contentType(uid as UID.ContentType)

/** The same for a uid that may name no content type. */
export const findContentType = (strapi: Core.Strapi, uid: string): Schema.ContentType | undefined =>
  new Map(Object.entries(strapi.contentTypes)).get(uid)

export const component = (strapi: Core.Strapi, uid: string): Schema.Component =>
  strapi.getModel(uid as UID.Component)

export const findModel = (strapi: Core.Strapi, uid: string): Schema.Schema | undefined =>
  strapi.getModel(uid as UID.Schema)

/** The table that stores a relation. */
export function joinTableOf({ db }: Core.Strapi, uid: string, relation: string): string {
  const attribute = db.metadata.get(uid).attributes[relation]
  const joinTable = attribute && 'joinTable' in attribute ? attribute.joinTable : undefined
  if (!joinTable) throw new Error(`${uid} has no join table for ${relation}.`)
  return joinTable.name
}

/** Hides an attribute by Strapi's own flag: no query of the panel may name it, and no response to one contains it. */
export function hideAttribute(strapi: Core.Strapi, uid: string, name: string) {
  const type = contentType(strapi, uid) as Schema.ContentType & {
    config?: { attributes?: Record<string, { hidden?: boolean }> }
  }
  type.config = {
    ...type.config,
    attributes: { ...type.config?.attributes, [name]: { hidden: true } },
  }
}
