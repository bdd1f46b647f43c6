import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Schema = {
  collectionName: string
  info: { singularName: string }
  attributes: Record<string, object>
}

/** One of our content types that have neither drafts nor relations, for a test's database. */
export function storedType(api: string, name: string) {
  const path = join(__dirname, '../../api', api, 'content-types', name, 'schema.json')
  const { collectionName, info, attributes } = JSON.parse(readFileSync(path, 'utf8')) as Schema
  return {
    uid: `api::${api}.${name}`,
    singularName: info.singularName,
    tableName: collectionName,
    attributes: {
      id: { type: 'increments' },
      createdAt: { type: 'datetime' },
      updatedAt: { type: 'datetime' },
      ...attributes,
    },
  }
}
