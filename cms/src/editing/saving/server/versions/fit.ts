import { PAGE } from '../../../../content/shared/types'
import type { Core } from '@strapi/strapi'
import type { Attribute, Row } from '../../../../content/shape'
import { findModel } from '../../../../platform/strapi/models'
import { table } from '../../../../platform/strapi/tables'
import { labelsOf } from '../../../../content/labels'
import { sectionName, type Section } from '../../../../content/shared/section-name'
import type { Snapshot } from '../../../../content/snapshot'

/** Values that the document service takes, and sentences about what no longer fits. */
export type Fitted = { data: Row; lost: string[] }

type Known = { files: Set<unknown>; documents: Set<unknown> }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Every object in a value, however deep. */
const within = (value: unknown): Row[] =>
  Array.isArray(value)
    ? value.flatMap(within)
    : isRow(value)
      ? [value, ...Object.values(value).flatMap(within)]
      : []

async function existing(strapi: Core.Strapi, snapshot: Snapshot): Promise<Known> {
  const rows = within(snapshot)
  const files = rows.flatMap((row) => ('mime' in row ? [row['id']] : []))
  const related = rows.flatMap((row) => ('documentId' in row ? [row['documentId']] : []))
  const [storedFiles, storedPages] = await Promise.all([
    table(strapi, 'plugin::upload.file').findMany({
      where: { id: { $in: files } },
      select: ['id'],
    }),
    table<{ documentId: string }>(strapi, PAGE).findMany({
      where: { documentId: { $in: related } },
      select: ['documentId'],
    }),
  ])
  return {
    files: new Set(storedFiles.map(({ id }) => id)),
    documents: new Set(storedPages.map(({ documentId }) => documentId)),
  }
}

type AttributesOf = (model: string) => Record<string, Attribute>

/** Each kind of component is numbered on its own: an id says nothing without its kind. */
const keyOf = (model: string, { id }: Row) => `${model} ${String(id)}`

/** The keys of the components that an entry has now: Strapi refuses the ids of others, which are created anew. */
function componentsOf(attributesOf: AttributesOf, model: string, row: Row): string[] {
  const below = (name: string, component: string | undefined) =>
    [row[name]]
      .flat()
      .filter(isRow)
      .flatMap((part) => {
        const kind = component ?? String(part['__component'])
        return [keyOf(kind, part), ...componentsOf(attributesOf, kind, part)]
      })
  return Object.entries(attributesOf(model)).flatMap(([name, { type, component }]) =>
    type === 'component' || type === 'dynamiczone' ? below(name, component) : [],
  )
}

/**
 * A version in the shape that the types have today. A field, section or picture that is gone is left
 * out and named; fields that the version does not know yet keep their present values.
 */
export async function fit(
  strapi: Core.Strapi,
  uid: string,
  snapshot: Snapshot,
  draft: Snapshot,
): Promise<Fitted> {
  const known = await existing(strapi, snapshot)
  const labels = labelsOf(strapi, uid)
  const lost: string[] = []
  const attributesOf: AttributesOf = (model) => findModel(strapi, model)?.attributes ?? {}
  const present = new Set(componentsOf(attributesOf, uid, draft))

  const fields = (model: string, row: Row, path: string): Row =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => {
        if (name === 'id' || name === '__component') return []
        const attribute = attributesOf(model)[name]
        const label = [path, labels[model]?.[name]?.label ?? name].filter(Boolean).join(' › ')
        if (attribute) return [[name, fitted(attribute, value, label)]]
        if (value !== null) lost.push(`${label}: this field no longer exists.`)
        return []
      }),
    )

  const component = (model: string, row: Row, path: string): Row => ({
    ...(present.has(keyOf(model, row)) && { id: row['id'] }),
    ...fields(model, row, path),
  })

  const fitted = (attribute: Attribute, value: unknown, path: string): unknown => {
    if (value === null) return attribute.type === 'dynamiczone' ? [] : null
    switch (attribute.type) {
      case 'component':
        return Array.isArray(value)
          ? value.map((row: Row, index) =>
              component(attribute.component ?? '', row, `${path} › ${index + 1}`),
            )
          : component(attribute.component ?? '', value as Row, path)
      case 'dynamiczone':
        return (value as Section[]).flatMap((row) => {
          const name = `${path} › ${sectionName(row)}`
          if (attribute.components?.includes(row.__component))
            return [{ __component: row.__component, ...component(row.__component, row, name) }]
          lost.push(`${name}: sections of this kind no longer exist.`)
          return []
        })
      case 'media': {
        const { id, name } = value as Row
        if (known.files.has(id)) return id
        lost.push(`${path}: the file ${String(name)} was deleted.`)
        return null
      }
      case 'relation':
        return {
          set: [value].flat().flatMap((related: unknown) => {
            const { documentId, title } = related as Row
            if (known.documents.has(documentId)) return [documentId]
            lost.push(`${path}: ${String(title ?? documentId)} was deleted.`)
            return []
          }),
        }
      case 'enumeration':
        if ((attribute.enum ?? []).includes(String(value))) return value
        lost.push(`${path}: the choice “${String(value)}” no longer exists.`)
        return null
      default:
        return value
    }
  }

  return { data: fields(uid, snapshot, ''), lost }
}
