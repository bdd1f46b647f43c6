import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ContentUid } from '../../../cms/src/content/shared/types'
import type { InvalidQuery, ListQuery } from '../../../cms/src/delivery/query'
import type {
  populateOf,
  project,
  Row,
  SchemaOf,
  shapeOf,
  Shape,
} from '../../../cms/src/content/shape'
import { requireFromCms } from '../../harness/cms-modules'
import type { ContentQuery } from './public-queries'

type Table = {
  findMany: (query: object) => Promise<Row[]>
  count: (query: object) => Promise<number>
}

type Strapi = {
  register: () => Promise<unknown>
  bootstrap: () => Promise<unknown>
  getModel: SchemaOf
  db: { query: (uid: string) => Table }
}

const { makeStrapi } = requireFromCms('./dist/src/platform/lifecycle/start-strapi.js') as {
  makeStrapi: (options: { serveAdminPanel: boolean }) => Strapi
}
const { contentTypes } = requireFromCms('./dist/src/content/shared/types.js') as {
  contentTypes: Record<string, { uid: ContentUid }>
}
const delivery = {
  ...(requireFromCms('./dist/src/content/shape.js') as {
    populateOf: typeof populateOf
    project: typeof project
    shapeOf: typeof shapeOf
  }),
  ...(requireFromCms('./dist/src/delivery/query.js') as {
    parseListQuery: (query: object, shape: Shape) => ListQuery
    InvalidQuery: typeof InvalidQuery
  }),
}

const strapi = makeStrapi({ serveAdminPanel: false })

/** Strapi's own answer, in one query for all that it contains. */
async function read({ collection, query }: ContentQuery): Promise<[number, unknown]> {
  const uid = contentTypes[collection]?.uid ?? ''
  const schema = strapi.getModel(uid)
  const shape = delivery.shapeOf(uid, (name) => strapi.getModel(name))
  try {
    const list = delivery.parseListQuery(query, shape)
    const { orderBy, offset, limit, page } = list
    const published = schema?.options?.draftAndPublish ? { publishedAt: { $notNull: true } } : {}
    const where = { $and: [list.where, published] }
    const populate = list.isDeep ? delivery.populateOf(shape) : {}
    const table = strapi.db.query(uid)
    const rows = await table.findMany({ where, orderBy, offset, limit, populate })
    const total = await table.count({ where })
    const pagination =
      page === undefined
        ? { start: offset, limit, total }
        : { page, pageSize: limit, pageCount: Math.ceil(total / limit), total }
    return [200, { data: rows.map((row) => delivery.project(shape, row)), meta: { pagination } }]
  } catch (error) {
    if (error instanceof delivery.InvalidQuery) return [error.status, error.refusal]
    throw error
  }
}

await strapi.register()
await strapi.bootstrap()
const queries = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ContentQuery[]
const results: string[] = []
for (const one of queries) {
  const [status, body] = await read(one)
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  results.push(`${status} ${hash}`)
}
process.stdout.write(`\nREADS ${JSON.stringify(results)}\n`, () => process.exit(0))
