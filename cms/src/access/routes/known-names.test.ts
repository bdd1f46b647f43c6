import type { Schema } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { withKnownNames } from './known-names'

const types: Record<string, Record<string, { type: string; component?: string }>> = {
  page: {
    title: { type: 'string' },
    seo: { type: 'component', component: 'seo' },
    sections: { type: 'dynamiczone' },
    related: { type: 'relation' },
  },
  seo: { picture: { type: 'media' } },
  list: { items: { type: 'component', component: 'item' } },
  item: { text: { type: 'json' } },
}
const schemaOf = (uid: string) =>
  types[uid] && ({ attributes: types[uid] } as Pick<Schema.Schema, 'attributes'>)
const known = (row: Record<string, unknown>) => withKnownNames(schemaOf, 'page', row)
const column = { created_by_id: 1, __pivot: { page_id: 2 }, __type: 'admin::user' }

it('an entry keeps the fields of its type, and their values as they are', () => {
  const entry = {
    title: null,
    seo: { id: 4, picture: { id: 7 } },
    sections: [{ __component: 'list', id: 5, items: [{ id: 6, text: { anything: [{ a: 1 }] } }] }],
    related: {
      connect: [{ id: 1, documentId: 'a', position: { before: 'b', status: 'draft' } }],
      disconnect: [{ documentId: 'c', locale: null }],
      options: { strict: true },
    },
  }
  expect(known(entry)).toEqual(entry)
})

it.each([
  [{ title: 'A', ...column }, { title: 'A' }],
  [{ seo: { picture: [{ id: 7, ...column }], ...column } }, { seo: { picture: [{ id: 7 }] } }],
  [
    { sections: [{ __component: 'list', items: [{ text: 'A', ...column }], ...column }] },
    { sections: [{ __component: 'list', items: [{ text: 'A' }] }] },
  ],
  [{ related: { set: [{ id: 1, ...column }] } }, { related: { set: [{ id: 1 }] } }],
  [{ related: [3, { documentId: 'a', ...column }] }, { related: [3, { documentId: 'a' }] }],
  [
    { sections: 'none', related: null, seo: 3 },
    { sections: 'none', related: null, seo: 3 },
  ],
])('no name of a column is kept at any depth: %j', (sent, kept) => {
  expect(known(sent)).toEqual(kept)
})
