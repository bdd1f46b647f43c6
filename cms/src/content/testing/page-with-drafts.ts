import type { Core } from '@strapi/strapi'
import { testDatabase } from '../../platform/testing/test-database'
import { PAGE } from '../shared/types'

/** Our pages with drafts and a picture, without what else they contain. */
const attributes = () => ({
  documentId: { type: 'string' },
  title: { type: 'string', required: true },
  slug: { type: 'string' },
  picture: { type: 'string' },
  createdAt: { type: 'datetime' },
  updatedAt: { type: 'datetime' },
  publishedAt: { type: 'datetime' },
})
const file = () => ({
  hash: { type: 'string' },
  updatedAt: { type: 'datetime' },
})

/** A Strapi that has such pages and what is given, for tests beside the code. */
export async function strapiWithPages(more: object = {}) {
  const id = { type: 'increments' }
  const db = await testDatabase(
    [],
    [
      { uid: PAGE, singularName: 'page', tableName: 'pages', attributes: { id, ...attributes() } },
      {
        uid: 'plugin::upload.file',
        singularName: 'file',
        tableName: 'files',
        attributes: { id: { ...id }, ...file() },
      },
    ],
  )
  const model = { uid: PAGE, attributes: attributes(), options: { draftAndPublish: true } }
  const modelOf = (uid: string) => (uid === PAGE ? model : undefined)
  const strapi = {
    db,
    getModel: modelOf,
    contentType: modelOf,
    contentTypes: { [PAGE]: model },
    components: {},
    ...more,
  } as unknown as Core.Strapi
  const add = (data: object) => db.query(PAGE).create({ data: { documentId: 'one', ...data } })
  return { db, strapi, add }
}
