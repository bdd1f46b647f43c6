import type { Core } from '@strapi/strapi'

type Database = Core.Strapi['db']
type Query = NonNullable<Parameters<ReturnType<Database['query']>['findMany']>[0]>
type Write = { where?: object; data: object }

type Table<Row> = {
  findOne: (query: Query) => Promise<Row | null>
  findMany: (query: Query) => Promise<Row[]>
  count: (query: Query) => Promise<number>
  create: (write: Write) => Promise<{ id: number }>
  update: (write: Write) => Promise<unknown>
  updateMany: (write: Write) => Promise<unknown>
  delete: (query: Query) => Promise<unknown>
  deleteMany: (query: Query) => Promise<unknown>
}

/** Strapi's query engine returns `any`: `Row` names what the caller's queries select. */
export const table = <Row extends object = { id: number }>(
  { db }: { db: Database },
  uid: string,
): Table<Row> => db.query(uid)
